/** Made by `./kylix contract` from src/kylix/server/*messages.py; do not edit. */

/** What a fact of a move, an event or a rule can be: a name, a number, or a list of them. */
export type Fact = string | number | boolean | null | Fact[];
export type Facts = Record<string, Fact>;

export interface About {
  version: string;
  build: string;
  addresses: string[];
  languages: string[];
  lobby: boolean;
  ratings: boolean;
  notices: boolean;
  passkeys: string;
  recovery: boolean;
  evenings: boolean;
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

export interface CeremonyAsked {
  options: Record<string, unknown>;
}

export interface ChanceInfo {
  bounds: number[][];
}

export interface ChannelChange {
  rules?: Record<string, 'always' | 'away' | 'digest' | 'off'>;
  hour?: number | null;
  remove?: boolean;
}

export interface ChannelShown {
  id: string;
  kind: 'mail' | 'push' | 'webhook';
  address: string;
  form: string;
  rules: Record<string, 'always' | 'away' | 'digest' | 'off'>;
  hour: number;
  failing: string;
}

export interface ChapterInfo {
  name: string;
  clauses: ClauseInfo[];
}

export interface ChatAsked {
  type: 'chat';
  id: string;
  text: string;
  name?: string;
}

export interface ChatShown {
  type: 'chat';
  k: number;
  seat: string | null;
  name: string;
  text: string;
  at: number;
  room: 'table' | 'watchers';
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

export interface Claimed {
  table: string;
}

export interface ClauseInfo {
  id: string;
  text: string;
  ruling: boolean;
}

export interface ClockShown {
  seat: string;
  left: number;
  runs: boolean;
  away: number | null;
}

export interface Closed {
  table: string;
}

export interface CodeAsked {
  code: string;
}

export interface CodeMade {
  code: string;
  seconds: number;
}

export interface ComponentsInfo {
  hash: string;
  names: Record<string, string[]>;
  spec: unknown;
}

export interface DeviceAsked {
  device: string;
}

export interface DeviceShown {
  id: string;
  name: string;
  made: number;
  used: number;
  this: boolean;
}

export interface DevicesShown {
  devices: DeviceShown[];
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
  lost: string[];
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

export interface EveningAsked {
  name: string;
  titles: EveningTitle[];
  format?: 'robin' | 'swiss';
  rounds?: number;
  pace?: PaceAsked | null;
  counts?: 'places' | 'wins';
  level?: string;
  bots?: boolean;
  rated?: boolean;
  automatic?: boolean;
  plays?: boolean;
}

export interface EveningChange {
  rounds?: number | null;
  automatic?: boolean | null;
  host?: number | null;
  over?: boolean;
}

export interface EveningListed {
  evening: string;
  name: string;
  made: number;
  people: number;
  round: number;
  rounds: number;
  over: boolean;
}

export interface EveningPerson {
  who: number;
  name: string;
  emblem: string;
  plays: boolean;
  place: number;
  points: number;
  strength: number;
  wins: number;
  tables: number;
  byes: number;
}

export interface EveningPersonAsked {
  who: number;
}

export interface EveningRound {
  round: number;
  title: string;
  tables: EveningTable[];
  byes: number[];
}

export interface EveningSeat {
  who: number;
  place: number | null;
  points: number | null;
  free: boolean;
}

export interface EveningSeatAsked {
  table: string;
  seat: number;
  by: number;
}

export interface EveningShown {
  evening: string;
  name: string;
  stage: 'between' | 'gathering' | 'over' | 'playing';
  format: 'robin' | 'swiss';
  titles: EveningTitle[];
  counts: 'places' | 'wins';
  pace: PaceShown | null;
  level: string;
  bots: boolean;
  rated: boolean;
  automatic: boolean;
  rounds: number;
  round: number;
  begins: number | null;
  host: number;
  people: EveningPerson[];
  played: EveningRound[];
  you: number | null;
  table: string;
}

export interface EveningTable {
  table: string;
  title: string;
  seats: EveningSeat[];
  over: boolean;
  stopped: boolean;
  kept: boolean;
}

export interface EveningTableAsked {
  table: string;
}

export interface EveningTitle {
  title: string;
  seats: number;
  options?: Record<string, boolean | number | string | string[]>;
}

export interface EveningsShown {
  evenings: EveningListed[];
}

export interface EventShown {
  n: number;
  key: string;
  facts: Facts;
  at: number;
}

export interface Everything {
  version: string;
  at: number;
  kept: Record<string, Record<string, unknown>[]>;
}

export interface Face {
  face: string;
  fell: number;
  expected: number;
}

export interface FailedShown {
  at: number;
  event: 'asked' | 'invited' | 'over' | 'stood-in' | 'turn';
  table: string;
  channel: string;
  why: string;
  again: boolean;
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
  orders: OrderInfo[];
}

export interface GameReview {
  players: ReviewedPlayer[];
  turns: ReviewedTurn[];
  bounds: Record<string, number>;
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

export interface HistoryAsked {
  after?: string;
  title?: string;
  result?: '' | 'lost' | 'won';
}

export interface HistoryShown {
  games: PlayedGame[];
  after: string;
}

export interface HolidayAsked {
  type: 'holiday';
  id: string;
  days: number;
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

export interface Left {
  seat: string;
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

export interface LinkAsked {
  code: string;
  secret: string;
}

export interface LinkTaken {
  table: string;
  seat: string | null;
  person: PersonShown;
  taken: boolean;
}

export interface LobbyAsked {
  title?: string;
  after?: string;
}

export interface LobbyShown {
  tables: OpenTable[];
  next: string;
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

export interface LookingAsked {
  type: 'looking';
  on: boolean;
  n?: number;
}

export interface Luck {
  worlds: number;
  rolls: Roll[];
  total: number[];
  percentile: number[];
}

export interface MailAsked {
  address: string;
}

export interface MailStopped {
  text: string;
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

export interface MyTable {
  table: string;
  title: string;
  seats: SeatListed[];
  waits: boolean;
  begun: boolean;
  created: number;
  touched: number;
  left: number | null;
}

export interface MyTables {
  waiting: number;
  all: number;
  next: string[];
  tables: MyTable[];
  after: string;
}

export interface MyTablesAsked {
  after?: string;
}

export interface Note {
  type: 'note';
  text: string;
}

export interface NoticesShown {
  kinds: ('mail' | 'push' | 'webhook')[];
  key: string;
  channels: ChannelShown[];
  failed: FailedShown[];
  mail: string;
  awaited: string;
}

export interface NumberAsked {
  promise?: string;
  number?: string;
}

export interface OpenAsked {
  level: string;
  fill?: number | null;
}

export interface OpenSeat {
  seat: string;
  kind: 'bot' | 'here' | 'link';
  level: string | null;
  name: string;
  emblem: string;
  held: boolean;
  rating: RatingShown | null;
}

export interface OpenTable {
  table: string;
  title: string;
  made: number;
  seats: OpenSeat[];
  free: number;
  options: Record<string, boolean | number | string>;
  fills: number | null;
  level: string;
  rated: boolean;
  delay: number;
  own_set: boolean;
  pace: PaceAsked | null;
}

export interface OpenedRecord {
  table: string;
  entries: number;
}

export interface OpenedToAll {
  level: string;
  fills: number | null;
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

export interface OrderAsked {
  type: 'order';
  id: string;
  key: string;
  lasts: 'always' | 'asked' | 'once' | 'turn';
  terms?: Record<string, string[]>;
}

export interface OrderCancelled {
  type: 'no-order';
  id: string;
  key: string;
}

export interface OrderInfo {
  key: string;
  lasts: ('always' | 'asked' | 'once' | 'turn')[];
  terms: TermInfo[];
}

export interface OrderShown {
  key: string;
  lasts: 'always' | 'asked' | 'once' | 'turn';
  terms: Record<string, string[]>;
  answers: boolean;
  answered: number;
  ended: string;
}

export interface OwnSeats {
  seats: string[];
}

export interface OwnStatistics {
  title: string;
  games: number;
  won: number;
  place: number;
  score: number;
  best: number;
}

export interface PaceAsk {
  id: string;
  kind: 'abandon' | 'days' | 'draw' | 'pause' | 'resume';
  seat: string;
  missing: string[];
  seconds: number;
  pace: PaceShown | null;
}

export interface PaceAsked {
  kind: 'days' | 'live';
  bank: number;
  step: number;
  at_end?: 'bot' | 'lose' | 'nothing';
  holidays?: number;
}

export interface PaceShown {
  kind: 'days' | 'live';
  bank: number;
  step: number;
  at_end: 'bot' | 'lose' | 'nothing';
  holidays: number;
}

export interface PasskeyAsked {
  passkey: string;
}

export interface PasskeyMade {
  credential: Record<string, unknown>;
  name?: string;
}

export interface PasskeyShown {
  id: string;
  name: string;
  made: number;
  used: number;
}

export interface PasskeyUsed {
  credential: Record<string, unknown>;
  secret: string;
  device?: string;
}

export interface PasskeysShown {
  passkeys: PasskeyShown[];
}

export interface PersonAsked {
  secret: string;
  name: string;
  emblem?: string;
  lang?: 'en' | 'fr';
  device?: string;
}

export interface PersonChange {
  name?: string | null;
  emblem?: string | null;
  lang?: 'en' | 'fr' | null;
  shares?: boolean | null;
}

export interface PersonDeleted {
  tables: number;
}

export interface PersonShown {
  id: string;
  name: string;
  emblem: string;
  lang: string;
  mail: string;
  confirmed: boolean;
  shares: boolean;
}

export interface Ping {
  type: 'ping';
}

export interface Played {
  move: OptionShown;
  hint: HintShown | null;
  own: HintShown | null;
}

export interface PlayedGame {
  table: string;
  title: string;
  ended: number;
  seat: number;
  seats: SeatPlayed[];
  kept: boolean;
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

export interface ProposeAsked {
  type: 'propose';
  id: string;
  kind: 'abandon' | 'days' | 'draw' | 'pause' | 'resume';
  pace?: PaceAsked | null;
}

export interface PushAsked {
  kind: 'push';
  endpoint: string;
  p256dh: string;
  auth: string;
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

export interface RatedPerson {
  name: string;
  emblem: string;
  rating: RatingShown;
  mine: boolean;
}

export interface RatedSeat {
  seat: number;
  who: string;
  before: RatingShown;
  after: RatingShown;
}

export interface RatedShown {
  seats: RatedSeat[];
}

export interface RatingShown {
  rating: number;
  spread: number;
  games: number;
}

export interface RatingsAsked {
  after?: string;
}

export interface RatingsShown {
  people: RatedPerson[];
  bots: Record<string, RatingShown>;
  next: string;
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

export interface RecoveryAsked {
  address: string;
}

export interface RecoveryBegun {
  seconds: number;
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

export interface ReportAsked {
  text: string;
  seat?: string;
  said?: string;
}

export interface Reported {
  id: string;
}

export interface ResignAsked {
  type: 'resign';
  id: string;
}

export interface Review {
  done: number;
  of: number;
  found: GameReview | null;
}

export interface ReviewedPlayer {
  seat: string;
  decisions: number;
  accuracy: number | null;
  counts: Record<string, number>;
}

export interface ReviewedTurn {
  first: number;
  n: number;
  turn: number;
  seat: string;
  loss: number;
  chance: number;
  kind: string;
  better: OptionShown[];
  key: string;
  about: Facts;
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

export interface RoundAsked {
  after: number;
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
  lost: boolean;
}

export interface SeatKey {
  seat: string;
  token: string | null;
  invitation: string | null;
}

export interface SeatListed {
  name: string;
  kind: 'bot' | 'here' | 'link';
  level: string;
  emblem: string;
  mine: boolean;
  acts: boolean;
}

export interface SeatPlayed {
  name: string;
  level: string;
  place: number;
  score: number;
  emblem: string;
}

export interface SeatRequest {
  kind: 'bot' | 'here' | 'link';
  level?: string | null;
  name?: string;
}

export interface SeatsShown {
  type: 'seats';
  seats: SeatInfo[];
  watch: Watchers | null;
}

export interface SeedNumbersLeft {
  waiting: string[];
  telling: string[];
  promises: Record<string, string>;
  begins: number | null;
}

export interface SettleAsked {
  type: 'settle';
  id: string;
  choice: 'go-on' | 'leave';
}

export interface SitAsked {
  token: string;
  name?: string;
  seat?: string;
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
  times: TimesShown | null;
  watch: Watchers | null;
  orders: OrderShown[] | null;
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
  goes_on: boolean;
  why: string;
  ended: boolean;
  agreed: boolean;
  called: boolean;
  drawn: boolean;
  votes: Record<string, 'go-on' | 'leave'>;
  missing: string[];
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
  pace: PaceShown | null;
  lost: string[];
  opened: OpenedToAll | null;
  rated: boolean;
  delay: number;
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
  pace?: PaceAsked | null;
  open?: OpenAsked | null;
  rated?: boolean;
  delay?: number;
}

export interface TakeAsked {
  code: string;
  secret: string;
  device?: string;
}

export interface TermInfo {
  name: string;
  kind: string;
  most: number;
}

export interface Throw {
  n: number;
  turn: number;
  faces: Record<string, number>;
  sum: number;
  mean: number;
  percentile: number;
}

export interface TimesShown {
  pace: PaceShown | null;
  paused: boolean;
  clocks: ClockShown[];
  ask: PaceAsk | null;
  can: ('abandon' | 'days' | 'draw' | 'holiday' | 'pause' | 'resign' | 'resume')[];
  holidays: number;
}

export interface Tried {
  arrived: boolean;
  why: string;
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
  reason: '' | 'moved' | 'nothing' | 'over' | 'rated' | 'sealed' | 'watching';
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
  parts: VerifiedPart[];
  present: string;
}

export interface VerifiedPart {
  first: number;
  last: number;
  version: string;
  until: number;
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

export interface WatchAsked {
  type: 'watch';
  id: string;
  delay: number;
}

export interface Watchers {
  count: number;
  delay: number;
  wishes: Record<string, number>;
}

export interface WayShown {
  steps: OptionShown[];
}

export interface WebhookAsked {
  kind: 'webhook';
  address: string;
  form?: 'discord' | 'json' | 'slack';
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

export type ClientMessage = Hello | ChooseAsked | WhyAsked | UndoAsked | Answer | SettleAsked | ChatAsked | Note | LookAsked | AutoAsked | LookingAsked | HintAsked | ProposeAsked | ResignAsked | HolidayAsked | WatchAsked | OrderAsked | OrderCancelled | Ping;

export type ServerMessage = StateShown | SeatsShown | Done | Refused | Late | Wants | Reasons | Waiting | UndoQuestion | UndoAnswer | ChatShown | Looked | Held | Hinted | Doubt | ErrorMessage | Pong;
