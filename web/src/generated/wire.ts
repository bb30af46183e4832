/** Made by `./kylix contract` from src/kylix/server/*messages.py; do not edit. */

/** What a fact of a move, an event or a rule can be: a name, a number, or a list of them. */
export type Fact = string | number | boolean | null | Fact[];
export type Facts = Record<string, Fact>;

export interface About {
  version: string;
  build: string;
  addresses: string[];
  languages: string[];
}

export interface Analysis {
  n: number;
  seat: string;
  level: string;
  hints: HintShown[];
  played: Played | null;
}

export interface AnalysisAsked {
  n: number;
  seat?: string;
  level?: 'archon' | 'captain';
}

export interface Answer {
  type: 'answer';
  ask: string;
  agree: boolean;
}

export interface AutoAsked {
  type: 'auto';
  on: boolean;
}

export interface BranchAsked {
  n: number;
  seats: SeatRequest[];
}

export interface Branched {
  table: string;
  n: number;
}

export interface ChanceInfo {
  bounds: number[][];
}

export interface ChapterInfo {
  name: string;
  clauses: ClauseInfo[];
}

export interface ChatAsked {
  type: 'chat';
  id: string;
  text: string;
}

export interface ChatShown {
  type: 'chat';
  k: number;
  seat: string | null;
  name: string;
  text: string;
  at: number;
}

export interface ChooseAsked {
  type: 'choose';
  id: string;
  moves: string[];
  question?: string;
  after?: number;
  confirm?: 'always' | 'final' | 'never';
  parts?: boolean;
  auto?: boolean;
  whole?: boolean;
  coach?: boolean;
}

export interface ClauseInfo {
  id: string;
  text: string;
  ruling: boolean;
}

export interface ComponentsInfo {
  hash: string;
  names: Record<string, string[]>;
  spec: unknown;
}

export interface Dice {
  die: string;
  seat: string;
  thrown: number;
  faces: Face[];
  throws: Throw[];
  sum: number;
  mean: number;
  percentile: number;
}

export interface Done {
  type: 'done';
  id: string;
  n: number;
  played: number;
}

export interface Doubt {
  type: 'doubt';
  id: string;
  n: number;
  moves: string[];
  chosen: HintShown;
  better: HintShown;
}

export interface Ending {
  ranking: number[];
  scores: number[];
  sheet: Record<string, number[]>;
  result: string;
  rematch: Rematch | null;
}

export interface ErrorAnswer {
  error: ErrorBody;
}

export interface ErrorBody {
  key: string;
  text: string;
  details: string[];
  facts: Record<string, string | number>;
}

export interface ErrorMessage {
  type: 'error';
  id: string | null;
  key: string;
  text: string;
  facts: Record<string, string | number>;
}

export interface EventShown {
  n: number;
  key: string;
  facts: Facts;
  at: number;
}

export interface Face {
  face: string;
  fell: number;
  expected: number;
}

export interface FollowsShown {
  seat: string;
  move: OptionShown;
}

export interface Frame {
  n: number;
  seat: string | null;
  turn: number;
  move: OptionShown | null;
  changed: Partial<View>;
  events: EventShown[];
}

export interface GameInfo {
  title: string;
  name: string;
  seats: number[];
  solo: boolean;
  options: OptionInfo[];
  kinds: Record<string, string>;
  names: Record<string, string[]>;
  moves: Record<string, string[]>;
  roles: Record<string, string>;
  events: Record<string, string[]>;
  bots: string[];
  lessons: string[];
  strengths: Record<string, Facts>;
}

export interface GameStatistics {
  title: string;
  seats: string[];
  entries: number;
  turns: number;
  over: boolean;
  result: string;
  ranking: number[];
  scores: number[];
  sheet: Record<string, number[]>;
  points: Point[];
  leads: Lead[];
  odds: WinChance[];
  moments: Moment[];
  luck: Luck;
  dice: Dice[];
}

export interface Held {
  type: 'held';
  id: string;
  seconds: number;
}

export interface Hello {
  type: 'hello';
  token?: string | null;
  since?: number;
  auto?: boolean;
}

export interface HintAsked {
  type: 'hint';
  id: string;
  level?: 'archon' | 'captain';
}

export interface HintShown {
  moves: OptionShown[];
  now: number;
  value: number;
  key: string;
  facts: Facts;
  low: number | null;
  high: number | null;
}

export interface Hinted {
  type: 'hinted';
  id: string;
  n: number;
  level: string;
  hints: HintShown[];
}

export interface HostChange {
  token: string;
}

export interface HostChanged {
  table: string;
}

export interface JoinAsked {
  invitation: string;
  token: string;
  name?: string;
}

export interface Joined {
  seat: string;
}

export interface Late {
  type: 'late';
  id: string;
  n: number;
}

export interface Lead {
  n: number;
  turn: number;
  seat: string;
  before: string | null;
}

export interface LessonAsked {
  place: LessonPlace;
  does?: 'answer' | 'go' | 'look' | 'play' | 'show' | 'why';
  choice?: number | string | null;
  moves?: string[];
  others?: string[];
  wants?: boolean;
  language?: string;
}

export interface LessonChoice {
  value: number | string;
  text: string;
}

export interface LessonInfo {
  name: string;
  title: string;
  steps: number;
  known: boolean;
}

export interface LessonList {
  title: string;
  lessons: LessonInfo[];
  components: ComponentsInfo;
}

export interface LessonPlace {
  step?: number;
  answered?: boolean;
  line?: number;
  made?: string[];
}

export interface LessonReply {
  kind: string;
  text: string;
  reasons: ReasonShown[];
}

export interface LessonShown {
  name: string;
  title: string;
  steps: number;
  place: LessonPlace;
  waits: 'ask' | 'end' | 'go' | 'move';
  text: string;
  point: string[];
  why: string[];
  choices: LessonChoice[];
  reply: LessonReply | null;
  reasons: ReasonShown[];
  wants: LessonWants | null;
  summary: Summary;
  state: StateShown;
}

export interface LessonWants {
  moves: string[];
  prompt: Prompt | null;
  view: View | null;
  more: OptionShown[];
}

export interface LookAsked {
  type: 'look';
  id: string;
  n: number;
}

export interface Looked {
  type: 'looked';
  id: string;
  n: number;
  view: View;
}

export interface Luck {
  worlds: number;
  rolls: Roll[];
  total: number[];
  percentile: number[];
}

export interface Moment {
  first: number;
  n: number;
  turn: number;
  seat: string;
  gain: number;
  chance: number;
  low: number;
  high: number;
}

export interface Note {
  type: 'note';
  text: string;
}

export interface NumberAsked {
  promise?: string;
  number?: string;
}

export interface OpenedRecord {
  table: string;
  entries: number;
}

export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  values: string[];
  lists: string;
  span: number[];
  clause: string;
  seats: number[];
  asked: boolean;
}

export interface OptionShown {
  move: string;
  on: Facts;
  odds: number | null;
}

export interface Ping {
  type: 'ping';
}

export interface Played {
  move: OptionShown;
  hint: HintShown | null;
  own: HintShown | null;
}

export interface Point {
  n: number;
  turn: number;
  scores: number[];
  sheet: Record<string, number[]>;
}

export interface Pong {
  type: 'pong';
}

export interface Prompt {
  seat: string | null;
  to_act: string[];
  over: boolean;
  clause: string;
  ask: string;
  chain: boolean;
  facts: Facts;
  options: OptionShown[];
  question: string;
  paused: boolean;
  ways: WayShown[];
}

export interface PuzzleAnswer {
  best: TurnShown;
  second: number;
  theme: string;
  key: string;
  facts: Facts;
  others: TurnShown[];
  follows: FollowsShown[];
}

export interface PuzzleAsked {
  show?: boolean;
}

export interface PuzzleInfo {
  n: number;
  seat: string;
  difficulty: number;
}

export interface PuzzleShelf {
  title: string;
  today: number | null;
  puzzles: PuzzleInfo[];
}

export interface PuzzleTold {
  title: string;
  n: number;
  of: number;
  seat: string;
  difficulty: number;
  verdict: string;
  yours: number | null;
  answer: PuzzleAnswer | null;
}

export interface PuzzlesInfo {
  day: string;
  title: string | null;
  shelves: PuzzleShelf[];
}

export interface ReasonShown {
  clause: string;
  key: string;
  facts: Facts;
}

export interface Reasons {
  type: 'reasons';
  id: string;
  reasons: ReasonShown[];
}

export interface Refused {
  type: 'refused';
  id: string;
  key: string;
  reasons: ReasonShown[];
  text: string;
}

export interface Rematch {
  table: string;
  seats: Record<string, string>;
}

export interface Replay {
  n: number;
  viewpoint: string;
  seat: string | null;
  frames: Frame[];
}

export interface ReplayAsked {
  viewpoint?: string;
  first?: number;
}

export interface Roll {
  n: number;
  turn: number;
  seat: string | null;
  gain: number[];
  expected: number[];
  luck: number[];
  percentile: number[];
}

export interface RuleShown {
  clause: string;
  rule: string;
  [fact: string]: Fact;
}

export interface RulesInfo {
  title: string;
  chapters: ChapterInfo[];
}

export interface SeatAsk {
  id: string;
  how: 'absence' | 'consent' | 'lost';
  kind: 'bot' | 'here' | 'link';
  by: string | null;
  missing: string[];
  seconds: number;
}

export interface SeatChange {
  kind: 'bot' | 'here' | 'link';
  level?: string | null;
  name?: string | null;
  renew?: boolean;
}

export interface SeatChanged {
  token: string | null;
  invitation: string | null;
  asked: boolean;
}

export interface SeatInfo {
  seat: string;
  name: string;
  kind: 'bot' | 'here' | 'link';
  level: string | null;
  online: boolean;
  hints: number;
  held: boolean;
  ask: SeatAsk | null;
}

export interface SeatKey {
  seat: string;
  token: string | null;
  invitation: string | null;
}

export interface SeatRequest {
  kind: 'bot' | 'here' | 'link';
  level?: string | null;
  name?: string;
}

export interface SeatsShown {
  type: 'seats';
  seats: SeatInfo[];
}

export interface SeedNumbersLeft {
  waiting: string[];
  telling: string[];
  promises: Record<string, string>;
}

export interface StateShown {
  type: 'state';
  table: string;
  n: number;
  seat: string | null;
  seats: SeatInfo[];
  view: View;
  prompt: Prompt;
  undo: UndoInfo;
  undo_turn: UndoInfo;
  events: EventShown[];
  last: number[];
  over: Ending | null;
  note: string | null;
  chats: ChatShown[] | null;
  stopped: Stopped | null;
  automatic: number | null;
}

export interface Statistics {
  done: number;
  of: number;
  found: GameStatistics | null;
}

export interface Stopped {
  n: number;
  game: string;
  played: string;
  present: string;
  text: string;
}

export interface Summary {
  table: string;
  title: string;
  seats: SeatInfo[];
  n: number;
  turn: number;
  to_act: string[];
  over: boolean;
  ranking: number[] | null;
  method: string;
  commitment: string | null;
  created: number;
  options: Record<string, boolean | number | string>;
  components: string;
  is_record: boolean;
  branch: Branched | null;
  waiting: string[];
  hints: boolean;
  scores: number[] | null;
  ended: number | null;
  closing: EventShown | null;
  leaves: number | null;
  numbers: SeedNumbersLeft | null;
}

export interface TableKeys {
  table: string;
  host: string;
  seats: SeatKey[];
}

export interface TableRequest {
  title: string;
  seats: SeatRequest[];
  options?: Record<string, boolean | number | string | string[]>;
  components?: string | null;
  seed?: number | null;
  numbers?: boolean | null;
  hints?: boolean | null;
}

export interface Throw {
  n: number;
  turn: number;
  faces: Record<string, number>;
  sum: number;
  mean: number;
  percentile: number;
}

export interface TurnShown {
  moves: OptionShown[];
  chance: number;
}

export interface UndoAnswer {
  type: 'undo-answer';
  id: string;
  agree: boolean;
  seat: string | null;
}

export interface UndoAsked {
  type: 'undo';
  id: string;
  after: number;
  turn?: boolean;
}

export interface UndoInfo {
  can: 'ask' | 'free' | 'no';
  reason: '' | 'moved' | 'nothing' | 'over' | 'sealed' | 'watching';
}

export interface UndoQuestion {
  type: 'undo-asked';
  id: string;
  seat: string;
  turn: boolean;
  count: number;
  events: EventShown[];
  seconds: number;
}

export interface Verified {
  ok: boolean;
  entries: number;
  text: string;
  at: number | null;
}

export interface View {
  answered: (string | boolean | null)[];
  derived: unknown;
  laid_open?: Record<string, unknown>;
  over: boolean;
  rules: RuleShown[];
  seat: string | null;
  title: string;
  to_act: string[];
  turn: number;
  [field: string]: unknown;
}

export interface Waiting {
  type: 'waiting';
  id: string;
  seats: string[];
  seconds: number;
}

export interface Wants {
  type: 'wants';
  id: string;
  n: number;
  need: 'confirm' | 'more';
  moves: string[];
  final: boolean;
  sealed: boolean;
  prompt: Prompt | null;
  view: View | null;
  more: OptionShown[];
  forced: OptionShown[];
}

export interface WayShown {
  steps: OptionShown[];
}

export interface WhyAsked {
  type: 'why';
  id: string;
  move: string;
  others?: string[];
  chain?: string[];
}

export interface WinChance {
  n: number;
  turn: number;
  chance: number[];
  low: number[];
  high: number[];
}

export type ClientMessage = Hello | ChooseAsked | WhyAsked | UndoAsked | Answer | ChatAsked | Note | LookAsked | AutoAsked | HintAsked | Ping;

export type ServerMessage = StateShown | SeatsShown | Done | Refused | Late | Wants | Reasons | Waiting | UndoQuestion | UndoAnswer | ChatShown | Looked | Held | Hinted | Doubt | ErrorMessage | Pong;
