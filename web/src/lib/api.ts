import type {
  About, Analysis, AnalysisAsked, BranchAsked, ChanceInfo, ComponentsInfo, ErrorAnswer, GameInfo, HostChange, HostChanged, JoinAsked, Joined, LessonAsked, LessonList, LessonShown, SeedNumbersLeft, NumberAsked, OpenedRecord,
  PuzzleAsked, PuzzlesInfo, PuzzleTold,
  Rematch, Replay, ReplayAsked, RulesInfo, SeatChange, SeatChanged, SeatRequest, Statistics, Summary, TableKeys, TableRequest, Verified,
} from '../generated/wire';

/** The server's answer to a request it could not fulfil. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    text: string,
    /** Piece by piece, in English: for those who can mend a file. */
    readonly details: string[] = [],
    /** For the words of the page. */
    readonly facts: Record<string, string | number> = {},
  ) {
    super(text);
  }
}

async function request(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new ApiError(0, 'offline', '');
  }
  if (answer.ok) return answer;
  let key = 'unknown';
  let text = answer.statusText;
  let details: string[] = [];
  let facts: Record<string, string | number> = {};
  try {
    const told = (await answer.json()) as Partial<ErrorAnswer>;
    if (told.error) ({ key, text, details, facts } = told.error);
  } catch {
    // Not from our server; the status has to do.
  }
  throw new ApiError(answer.status, key, text, details, facts);
}

async function get<T>(path: string): Promise<T> {
  return (await (await request(path)).json()) as T;
}

async function post<T, B = Record<never, never>>(path: string, body: B, token?: string | null): Promise<T> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (token) headers.Authorization = `Bearer ${token}`;
  return (await (await request(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as T;
}

async function postText<T>(path: string, body: string): Promise<T> {
  const headers = { 'Content-Type': 'text/plain' };
  return (await (await request(path, { method: 'POST', headers, body })).json()) as T;
}

/** Who is to play a seat, all of it said. */
export type SeatPlan = Required<SeatRequest>;
export type SeatKind = SeatRequest['kind'];
/** A bot that gives hints. */
export type Adviser = NonNullable<AnalysisAsked['level']>;

export const api = {
  about: () => get<About>('/api/about'),
  games: () => get<GameInfo[]>('/api/games'),
  words: async (lang: string, title: string) => (await request(`/api/words/${lang}/${title}`)).text(),
  coach: async (lang: string, title: string) => (await request(`/api/coach/${title}/${lang}`)).text(),
  rules: (title: string, lang: string) => get<RulesInfo>(`/api/rules/${title}/${lang}`),
  glossary: async (title: string, lang: string) => (await request(`/api/glossary/${title}/${lang}`)).text(),
  make: (table: TableRequest) => post<TableKeys, TableRequest>('/api/tables', table),
  summary: (id: string) => get<Summary>(`/api/tables/${id}`),
  components: (id: string) => get<ComponentsInfo>(`/api/tables/${id}/components`),
  seat: (id: string, seat: string, change: SeatChange, token: string) =>
    post<SeatChanged, SeatChange>(`/api/tables/${id}/seats/${seat}`, change, token),
  join: (id: string, asked: JoinAsked) => post<Joined, JoinAsked>(`/api/tables/${id}/join`, asked),
  host: (id: string, asked: HostChange, key: string) => post<HostChanged, HostChange>(`/api/tables/${id}/host`, asked, key),
  record: async (id: string) => (await request(`/api/tables/${id}/record`)).text(),
  verify: (text: string) => postText<Verified>('/api/verify', text),
  puzzles: () => get<PuzzlesInfo>('/api/puzzles'),
  puzzle: (title: string, n: number) => post<TableKeys>(`/api/puzzles/${title}/${n}`, {}),
  puzzleTold: (id: string, show: boolean, token: string | null) => post<PuzzleTold, PuzzleAsked>(`/api/tables/${id}/puzzle`, { show }, token),
  openRecord: (text: string) => postText<OpenedRecord>('/api/records', text),
  replay: (id: string, viewpoint: string, first: number, token: string | null) =>
    post<Replay, ReplayAsked>(`/api/tables/${id}/replay`, { viewpoint, first }, token),
  analysis: (id: string, n: number, seat: string, level: Adviser) => post<Analysis, AnalysisAsked>(`/api/tables/${id}/analysis`, { n, seat, level }),
  branch: (id: string, n: number, seats: SeatPlan[]) => post<TableKeys, BranchAsked>(`/api/tables/${id}/branch`, { n, seats }),
  number: (id: string, token: string, asked: NumberAsked) => post<SeedNumbersLeft, NumberAsked>(`/api/tables/${id}/number`, asked, token),
  begin: (id: string, host: string) => post<SeedNumbersLeft>(`/api/tables/${id}/begin`, {}, host),
  rematch: (id: string, token: string) => post<Rematch>(`/api/tables/${id}/rematch`, {}, token),
  bounds: async (id: string) => (await get<ChanceInfo>(`/api/tables/${id}/chance`)).bounds,
  lessons: (title: string, lang: string) => get<LessonList>(`/api/lessons/${title}/${lang}`),
  lesson: (title: string, name: string, asked: LessonAsked) => post<LessonShown, LessonAsked>(`/api/lessons/${title}/${name}`, asked),
  statistics: (id: string) => get<Statistics>(`/api/tables/${id}/statistics`),
};
