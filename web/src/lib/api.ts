import { keepPerson, keptPerson } from './secret';
import type {
  About, Analysis, AnalysisAsked, BranchAsked, ChanceInfo, ComponentsInfo, ErrorAnswer, GameInfo, HostChange, HostChanged, JoinAsked, Joined, LessonAsked, LessonList, LessonShown, SeedNumbersLeft, NumberAsked, OpenedRecord,
  PuzzleAsked, PuzzlesInfo, PuzzleTold,
  Claimed, CodeMade, DevicesShown, Everything, HistoryAsked, HistoryShown, MyTables, MyTablesAsked, OwnSeats, OwnStatistics, PersonAsked, PersonChange, PersonDeleted, PersonShown, TakeAsked,
  Rematch, Replay, ReplayAsked, Review, RulesInfo, SeatChange, SeatChanged, SeatRequest, Statistics, Summary, TableKeys, TableRequest, Verified,
  CeremonyAsked, PasskeyMade, PasskeysShown, PasskeyUsed, RecoveryBegun,
  EveningAsked, EveningChange, EveningPersonAsked, EveningSeatAsked, EveningShown, EveningsShown, EveningTableAsked, RoundAsked,
  Closed, Left, LobbyAsked, LobbyShown, RatedShown, RatingsAsked, RatingsShown, Reported, ReportAsked, SitAsked,
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

/** With a key; one that opens nothing any more keeps nobody from watching. */
async function getWith<T>(path: string, token: string): Promise<T> {
  try {
    return (await (await request(path, { headers: { Authorization: `Bearer ${token}` } })).json()) as T;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    return get<T>(path);
  }
}

/** Who asks, where this device carries somebody. */
const asPerson = (): Record<string, string> => {
  const who = keptPerson();
  return who ? { 'Kylix-Person': who.secret } : {};
};

async function getOwn<T>(path: string): Promise<T> {
  return (await (await request(path, { headers: asPerson() })).json()) as T;
}

async function postOwn<T, B = Record<never, never>>(path: string, body: B, token?: string): Promise<T> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json', ...asPerson() };
  if (token) headers.Authorization = `Bearer ${token}`;
  return (await (await request(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as T;
}

/** As the person, if there is one; a person who is gone (deleted, or this device removed) keeps nobody from playing. */
async function postMaybe<T, B>(path: string, body: B): Promise<T> {
  try {
    return await postOwn<T, B>(path, body);
  } catch (error) {
    if (!(error instanceof ApiError) || error.key !== 'no-person') throw error;
    keepPerson(null);
    return post<T, B>(path, body);
  }
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
  make: (table: TableRequest) => postMaybe<TableKeys, TableRequest>('/api/tables', table),
  /** With the key of a seat: as it stands; without one: as those who watch are told. */
  summary: async (id: string, token?: string | null) => {
    const seen = await get<Summary>(`/api/tables/${id}`);
    return token && seen.delay ? getWith<Summary>(`/api/tables/${id}`, token) : seen;
  },
  components: (id: string) => get<ComponentsInfo>(`/api/tables/${id}/components`),
  seat: (id: string, seat: string, change: SeatChange, token: string) =>
    post<SeatChanged, SeatChange>(`/api/tables/${id}/seats/${seat}`, change, token),
  join: (id: string, asked: JoinAsked) => postMaybe<Joined, JoinAsked>(`/api/tables/${id}/join`, asked),
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
  branch: (id: string, n: number, seats: SeatPlan[]) => postMaybe<TableKeys, BranchAsked>(`/api/tables/${id}/branch`, { n, seats }),
  number: (id: string, token: string, asked: NumberAsked) => post<SeedNumbersLeft, NumberAsked>(`/api/tables/${id}/number`, asked, token),
  begin: (id: string, host: string) => post<SeedNumbersLeft>(`/api/tables/${id}/begin`, {}, host),
  rematch: (id: string, token: string) => post<Rematch>(`/api/tables/${id}/rematch`, {}, token),
  bounds: async (id: string) => (await get<ChanceInfo>(`/api/tables/${id}/chance`)).bounds,
  lessons: (title: string, lang: string) => get<LessonList>(`/api/lessons/${title}/${lang}`),
  lesson: (title: string, name: string, asked: LessonAsked) => post<LessonShown, LessonAsked>(`/api/lessons/${title}/${name}`, asked),
  newPerson: (asked: PersonAsked) => post<PersonShown, PersonAsked>('/api/person', asked),
  person: () => getOwn<PersonShown>('/api/person'),
  changePerson: (change: PersonChange) => postOwn<PersonShown, PersonChange>('/api/person/change', change),
  claim: (id: string, token: string) => postOwn<Claimed>(`/api/tables/${id}/claim`, {}, token),
  ownSeats: (id: string) => getOwn<OwnSeats>(`/api/tables/${id}/own`),
  code: () => postOwn<CodeMade>('/api/person/code', {}),
  takeCode: (asked: TakeAsked) => post<PersonShown, TakeAsked>('/api/person/take', asked),
  devices: () => getOwn<DevicesShown>('/api/person/devices'),
  removeDevice: (device: string) => postOwn<DevicesShown, { device: string }>('/api/person/devices', { device }),
  passkeys: () => getOwn<PasskeysShown>('/api/person/passkeys'),
  newPasskey: () => postOwn<CeremonyAsked>('/api/person/passkeys/new', {}),
  addPasskey: (made: PasskeyMade) => postOwn<PasskeysShown, PasskeyMade>('/api/person/passkeys', made),
  removePasskey: (passkey: string) => postOwn<PasskeysShown, { passkey: string }>('/api/person/passkeys/remove', { passkey }),
  recover: (address: string) => post<RecoveryBegun, { address: string }>('/api/person/recover', { address }),
  askPasskey: () => post<CeremonyAsked>('/api/passkey/new', {}),
  enter: (used: PasskeyUsed) => post<PersonShown, PasskeyUsed>('/api/passkey', used),
  myTables: (after = '') => postOwn<MyTables, MyTablesAsked>('/api/person/tables', { after }),
  history: (asked: HistoryAsked) => postOwn<HistoryShown, HistoryAsked>('/api/person/history', asked),
  ownStatistics: () => getOwn<OwnStatistics[]>('/api/person/statistics'),
  everything: () => getOwn<Everything>('/api/person/export'),
  deletePerson: () => postOwn<PersonDeleted>('/api/person/delete', {}),
  lobby: (asked: LobbyAsked) => post<LobbyShown, LobbyAsked>('/api/lobby', asked),
  sit: (id: string, asked: SitAsked) => postMaybe<Joined, SitAsked>(`/api/tables/${id}/sit`, asked),
  leave: (id: string, token: string) => post<Left>(`/api/tables/${id}/leave`, {}, token),
  closeTable: (id: string, host: string) => post<Closed>(`/api/tables/${id}/close`, {}, host),
  report: (id: string, asked: ReportAsked) => postMaybe<Reported, ReportAsked>(`/api/tables/${id}/report`, asked),
  ratings: (title: string, after = '') => postMaybe<RatingsShown, RatingsAsked>(`/api/ratings/${title}`, { after }),
  rated: (id: string) => get<RatedShown>(`/api/tables/${id}/rated`),
  makeEvening: (asked: EveningAsked) => postOwn<EveningShown, EveningAsked>('/api/evenings', asked),
  evening: (id: string) => getOwn<EveningShown>(`/api/evenings/${id}`),
  myEvenings: () => getOwn<EveningsShown>('/api/person/evenings'),
  joinEvening: (id: string) => postOwn<EveningShown>(`/api/evenings/${id}/join`, {}),
  leaveEvening: (id: string) => postOwn<EveningShown>(`/api/evenings/${id}/leave`, {}),
  beginRound: (id: string, after: number) => postOwn<EveningShown, RoundAsked>(`/api/evenings/${id}/round`, { after }),
  changeEvening: (id: string, asked: EveningChange) => postOwn<EveningShown, EveningChange>(`/api/evenings/${id}/change`, asked),
  stopTable: (id: string, table: string) => postOwn<EveningShown, EveningTableAsked>(`/api/evenings/${id}/stop`, { table }),
  removeGuest: (id: string, who: number) => postOwn<EveningShown, EveningPersonAsked>(`/api/evenings/${id}/remove`, { who }),
  replaceGuest: (id: string, asked: EveningSeatAsked) => postOwn<EveningShown, EveningSeatAsked>(`/api/evenings/${id}/replace`, asked),
  statistics: (id: string) => get<Statistics>(`/api/tables/${id}/statistics`),
  review: (id: string) => get<Review>(`/api/tables/${id}/review`),
};
