import { toFields, toNumber, toText } from './parse-values';

/** Request of the panel. The path is below `/__mock` and includes the query. */
interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

const ana = { id: 'usr_1', name: 'Ana Souza', email: 'ana@exemplo.invalid', verification: 'approved', balance: 125_000, bonus: 3_000 };
const bruno = {
  id: 'usr_2',
  name: 'Bruno Lima',
  email: 'bruno@exemplo.invalid',
  verification: 'pending_face_id',
  balance: 8_050,
  bonus: 0,
};
const rui = {
  id: 'usr_4f1d0b7c22a9e310',
  name: 'Rui Prado',
  email: 'rui.k3f9@exemplo.invalid',
  verification: 'approved',
  balance: 412,
  bonus: 0,
};
const at = (clock: string) => `2026-11-21T${clock}-03:00`;

/**
 * Creates a fake control API that records requests, for the panel's tests and screenshots. The caller puts its `fetch` in place of the
 * page's, and only faults of calls, faults of sockets and the stopped clock change by requests. No other request has an effect; an unknown
 * path is a 404. `call` adds a record to the front of the list of calls.
 */
export function createFakeBackend() {
  const fake = {
    requests: [] as RecordedRequest[],
    /** State of the backend; false makes `fetch` reject, and record nothing. */
    isUp: true,
    players: [
      { ...ana, sessions: 1, demo: true },
      { ...bruno, sessions: 0, demo: true },
      { ...rui, sessions: 2, demo: false },
    ],
    faults: [] as { operation: string }[],
    socketFaults: {} as object,
    isClockStopped: false,
    calls: [] as object[],
    deposits: [
      transfer('dep_51', 'usr_1', 5000, 'pending', '14:02:10'),
      transfer('dep_50', 'usr_4f1d0b7c22a9e310', 20_000, 'pending', '13:58:44'),
      transfer('dep_49', 'usr_1', 10_000, 'approved', '11:20:01'),
    ],
    withdrawals: [
      transfer('wdr_12', 'usr_1', 150_000, 'in_review', '13:40:00'),
      transfer('wdr_11', 'usr_2', 4000, 'processing', '13:10:00'),
    ],
    call: (part: object) => {
      fake.calls.unshift({
        n: fake.calls.length + 1,
        at: at('14:05:12'),
        method: 'GET',
        path: '/v2/games?page=1&per_page=48',
        operation: 'listGames',
        status: 200,
        ms: 7.4,
        visit: 'none:k3f9',
        request: null,
        answer: null,
        injected: null,
        ...part,
      });
    },
    fetch: (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
      if (!fake.isUp) return Promise.reject(new TypeError('Failed to fetch'));
      const { method = 'GET', body } = init;
      const path = String(input instanceof Request ? input.url : input).replace(/^.*\/__mock/, '');
      const content: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
      fake.requests.push({ method, path, body: content });
      const answer = respond(method, path, toFields(content));
      return Promise.resolve(
        answer === undefined ? Response.json({ message: `There is no ${path}.` }, { status: 404 }) : Response.json(answer),
      );
    },
  };

  function respond(method: string, path: string, body: Readonly<Record<string, unknown>>): object | undefined {
    if (path.startsWith('/calls')) {
      const after = Number(new URLSearchParams(path.split('?')[1]).get('after') ?? 0);
      return { data: fake.calls.filter((call) => toNumber(toFields(call).n) > after) };
    }
    if (method === 'PUT' && path === '/faults') fake.faults = [{ operation: toText(body.operation), ...body }, ...fake.faults];
    if (method === 'DELETE' && path === '/faults') fake.faults = [];
    if (path === '/clock') fake.isClockStopped = body.stopped === true;
    if (method === 'PUT' && path === '/realtime') fake.socketFaults = toFields(body.faults);
    return {
      '/scenarios': { data: scenarios },
      '/state': { now: at('14:05:12'), clockStopped: fake.isClockStopped, games: 2400, scenario: 'none', players: fake.players },
      '/visit': visit(body),
      '/balance': { balance: 126_500 },
      '/clock': { now: at('14:20:12') },
      '/reset': {},
      '/bonus': { id: 'bns_9' },
      '/verification-status': { verification: body.status },
      '/deposits': { data: fake.deposits },
      '/deposits/dep_51/pay': { id: 'dep_51' },
      '/withdrawals': { data: fake.withdrawals },
      '/withdrawals/wdr_12/move': { id: 'wdr_12' },
      '/faults': { data: fake.faults },
      '/mail': { data: mails },
      '/realtime': { errorStyle: 'inBand', faults: fake.socketFaults, connections: 2 },
      '/realtime/close': { closed: 2 },
      '/event-kinds': { data: eventKinds },
      '/events': method === 'GET' ? { data: events } : { channel: 'private-users.usr_1', sockets: 2 },
    }[path];
  }

  function visit({ scenario, player }: Readonly<Record<string, unknown>>): object {
    const name = toText(scenario) || 'none';
    const own = name === 'low-balance' ? fake.players[2] : undefined;
    const wanted = player === undefined ? own : fake.players.find(({ id }) => id === player);
    return {
      visit: `${name}:k3f9`,
      scenario: name,
      player: wanted === undefined ? null : { id: wanted.id, name: wanted.name, email: wanted.email },
      access_token: wanted === undefined ? null : 'a|b=c',
      expires_in: wanted === undefined ? null : 3600,
    };
  }
  return fake;
}

function transfer(id: string, player: string, amount: number, status: string, created: string): object {
  return { id, player_id: player, amount, status, created_at: at(created), expires_at: at('14:17:10') };
}

const scenarios = [
  { name: 'low-balance', title: 'Low balance', description: 'A player with R$ 4,12 and no bonus.', player: true, fault: false },
  {
    name: 'excluded',
    title: 'Excluded',
    description: 'The account is excluded by its player; every stake is refused.',
    player: true,
    fault: false,
  },
  {
    name: 'slow-wallet',
    title: 'Slow wallet',
    description: 'The wallet answers after four seconds, or not at all.',
    player: false,
    fault: true,
  },
];

const mails = [
  {
    id: 'mail_3',
    at: at('14:04:40'),
    kind: 'email',
    to: 'ana@exemplo.invalid',
    subject: 'Recupere a sua senha',
    text: 'Você pediu para trocar a senha. O link vale por 30 minutos.',
    code: null,
    link: '/recuperar-senha?token=9f86d081884c7d659a2feaa0c55ad015',
  },
  {
    id: 'mail_2',
    at: at('14:01:02'),
    kind: 'sms',
    to: '+55 11 98888-7777',
    subject: '',
    text: 'Palpite: o seu código é 482913.',
    code: '482913',
    link: null,
  },
];

const eventKinds = [
  { name: 'UserUpdateEvent', channel: 'private-users.{userId}', example: { balance: 126_500 } },
  { name: 'UserRolloverUpdateEvent', channel: 'private-bonus.{rolloverId}', example: { id: 'bns_9', rollover: 40_000, staked: 12_000 } },
  {
    name: 'DoubleTotalsUpdated',
    channel: 'games.double',
    example: { id: 'dbl_8', totals: { red: { players: 4, amount: 5200 }, black: { players: 2, amount: 900 } } },
  },
];

const events = [
  { name: 'UserUpdateEvent', channel: 'private-users.usr_1', payload: { balance: 126_500 }, at: at('14:05:01') },
  {
    name: 'DepositApprovedEvent',
    channel: 'private-deposits.approved.usr_1',
    payload: { id: 'dep_49', amount: 10_000 },
    at: at('14:04:58'),
  },
];
