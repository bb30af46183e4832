import type { About, Components, Game, Rules, SeatPlan, Summary } from './types';

/** The server's answer to a request it could not fulfil. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    text: string,
    /** Piece by piece, in English: for those who can mend a file. */
    readonly details: string[] = [],
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
  try {
    const told = (await answer.json()) as { error?: { key: string; text: string; details?: string[] } };
    if (told.error) ({ key, text, details = [] } = told.error);
  } catch {
    // Not from our server; the status has to do.
  }
  throw new ApiError(answer.status, key, text, details);
}

async function get<T>(path: string): Promise<T> {
  return (await (await request(path)).json()) as T;
}

async function post<T>(path: string, body: unknown, host?: string): Promise<T> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (host) headers.Authorization = `Bearer ${host}`;
  return (await (await request(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as T;
}

export interface NewTable {
  title: string;
  seats: SeatPlan[];
  options: Record<string, unknown>;
  components?: string;
  seed?: number;
}

export interface MadeTable {
  table: string;
  host: string;
  seats: { seat: string; token: string | null }[];
}

export const api = {
  about: () => get<About>('/api/about'),
  games: () => get<Game[]>('/api/games'),
  words: async (lang: string, title: string) => (await request(`/api/words/${lang}/${title}`)).text(),
  rules: (title: string, lang: string) => get<Rules>(`/api/rules/${title}/${lang}`),
  make: (table: NewTable) => post<MadeTable>('/api/tables', table),
  summary: (id: string) => get<Summary>(`/api/tables/${id}`),
  components: (id: string) => get<Components>(`/api/tables/${id}/components`),
  seat: (id: string, seat: string, plan: SeatPlan, host: string) =>
    post<{ token: string | null }>(`/api/tables/${id}/seats/${seat}`, plan, host),
  record: async (id: string) => (await request(`/api/tables/${id}/record`)).text(),
  verify: async (text: string) =>
    (await (
      await request('/api/verify', { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: text })
    ).json()) as { ok: boolean; entries: number; text: string; at: number | null },
};
