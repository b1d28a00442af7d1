import type { Mutant, Visit } from '../fault';
import { maker, reply, taking, takingJson } from './operators';
import type { Loose } from './operators';

const mutant = maker('boundary');
const ACCEPTED = 'request-accepted-invalid';
const REFUSED = 'request-refused-valid';
const UNKNOWN = 'not-found-accepted';

const refusal = (field: string) =>
  reply(422, { message: 'Os dados enviados são inválidos.', errors: { [field]: ['Este valor não é válido.'] } });

/** A value of the query is taken for another, where it is one that must be refused. */
const lenient = (where: string, name: string, wrong: (value: string) => boolean, instead: string) =>
  taking(where, (visit: Visit) => {
    const value = visit.query.get(name);
    if (value !== null && wrong(value)) visit.query.set(name, instead);
    return visit;
  });

/** A valid value of the query is refused. */
const strict = (where: string, name: string, wrong: (value: string) => boolean) =>
  taking(where, (visit: Visit) => {
    const value = visit.query.get(name);
    return value !== null && wrong(value) ? refusal(name) : visit;
  });

/** A valid body is refused. */
const strictBody = (where: string, name: string, wrong: (value: unknown) => boolean) =>
  taking(where, (visit: Visit) => {
    const text = Buffer.from(visit.body, 'latin1').toString('utf8');
    const value = /^\{.*\}$/s.test(text) ? (parsed(text)?.[name] as unknown) : undefined;
    return wrong(value) ? refusal(name) : visit;
  });

function parsed(text: string): Loose {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const DEPOSIT = 'POST /api/deposits';
const MINES = 'POST /api/mini-games/mines/start';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const MOST = Number.MAX_SAFE_INTEGER;

export const BOUNDARY: readonly Mutant[] = [
  mutant(
    'page-size-above',
    ACCEPTED,
    'listTransactions',
    lenient('GET /api/transactions', 'per_page', (value) => Number(value) > 60, '60'),
  ),
  mutant(
    'page-zero',
    ACCEPTED,
    'listGames',
    lenient('GET /v2/games', 'page', (value) => Number(value) < 1, '1'),
  ),
  mutant(
    'page-size-of-letters',
    ACCEPTED,
    'listProviders',
    lenient('GET /v2/providers', 'per_page', (value) => !/^-?\d+$/.test(value), '20'),
  ),
  mutant(
    'share-above',
    ACCEPTED,
    'listGames',
    lenient('GET /v2/games', 'rtp_min', (value) => Number(value) > 100, '100'),
  ),
  mutant(
    'search-too-long',
    ACCEPTED,
    'listGames',
    lenient('GET /v2/games', 'search', (value) => value.length > 80, 'x'),
  ),
  mutant(
    'sort-unknown',
    ACCEPTED,
    'listGames',
    lenient('GET /v2/games', 'sort', (value) => !/^[a-z_-]{3,12}$/.test(value) || /none|conf/.test(value), 'popular'),
  ),
  mutant(
    'date-that-is-none',
    ACCEPTED,
    'getStatement',
    lenient('GET /api/statement', 'from', (value) => Number.isNaN(Date.parse(value)) || !/^\d{4}-\d\d-\d\d$/.test(value), '2026-11-01'),
  ),
  mutant(
    'amount-zero',
    ACCEPTED,
    'createDeposit',
    takingJson(DEPOSIT, (v) => isNumber(v.amount) && v.amount < 1 && (v.amount = 2000)),
  ),
  mutant(
    'amount-of-a-fraction',
    ACCEPTED,
    'createDeposit',
    takingJson(DEPOSIT, (v) => isNumber(v.amount) && v.amount % 1 !== 0 && (v.amount = 2000)),
  ),
  mutant(
    'amount-missing',
    ACCEPTED,
    'createDeposit',
    takingJson(DEPOSIT, (v) => void (v.amount ??= 2000)),
  ),
  mutant(
    'amount-as-text',
    ACCEPTED,
    'createDeposit',
    takingJson(DEPOSIT, (v) => typeof v.amount === 'string' && (v.amount = 2000)),
  ),
  mutant(
    'method-unknown',
    ACCEPTED,
    'createDeposit',
    takingJson(DEPOSIT, (v) => void (v.method = 'pix')),
  ),
  mutant(
    'mines-too-many',
    ACCEPTED,
    'startMinesGame',
    takingJson(MINES, (v) => v.mines > 24 && v.mines < MOST && (v.mines = 3)),
  ),
  mutant(
    'mines-none',
    ACCEPTED,
    'startMinesGame',
    takingJson(MINES, (v) => v.mines < 1 && (v.mines = 3)),
  ),
  mutant(
    'cell-outside',
    ACCEPTED,
    'revealMinesCell',
    takingJson('POST /api/mini-games/mines/*/reveal', (v) => isNumber(v.cell) && (v.cell > 24 || v.cell < 0) && (v.cell = 0)),
  ),
  mutant(
    'email-that-is-none',
    ACCEPTED,
    'forgotPassword',
    takingJson(
      'POST /v2/auth/forgot-password',
      (v) => typeof v.email === 'string' && !/@.*\./.test(v.email) && (v.email = 'ana@exemplo.invalid'),
    ),
  ),
  mutant(
    'member-too-many',
    ACCEPTED,
    'updateProfile',
    takingJson('PUT /api/user', (v) => {
      for (const name of Object.keys(v)) if (!['gender', 'address', 'is_pep', 'marketing_opt_in'].includes(name)) delete v[name];
    }),
  ),
  mutant(
    'flag-of-another-type',
    ACCEPTED,
    'updateProfile',
    takingJson('PUT /api/user', (v) => 'is_pep' in v && (v.is_pep = Boolean(v.is_pep))),
  ),
  mutant(
    'device-unknown',
    ACCEPTED,
    'launchGame',
    takingJson('POST /api/games/*/launch', (v) => void (v.device = 'mobile')),
  ),
  mutant(
    'reminder-out-of-range',
    ACCEPTED,
    'setProtectionReminders',
    takingJson('PUT /api/protection/reminders', (v) => isNumber(v.session_minutes) && (v.session_minutes = 60)),
  ),
  mutant(
    'page-size-60-refused',
    REFUSED,
    'listTransactions',
    strict('GET /api/transactions', 'per_page', (value) => value === '60'),
  ),
  mutant(
    'page-1-refused',
    REFUSED,
    'listProviders',
    strict('GET /v2/providers', 'page', (value) => value === '1'),
  ),
  mutant(
    'sort-refused',
    REFUSED,
    'listGames',
    strict('GET /v2/games', 'sort', () => true),
  ),
  mutant(
    'search-of-80-refused',
    REFUSED,
    'listGames',
    strict('GET /v2/games', 'search', (value) => value.length >= 80),
  ),
  mutant(
    '24-mines-refused',
    REFUSED,
    'startMinesGame',
    strictBody(MINES, 'mines', (value) => value === 24),
  ),
  mutant(
    '1-mine-refused',
    REFUSED,
    'startMinesGame',
    strictBody(MINES, 'mines', (value) => value === 1),
  ),
  mutant(
    'null-reminder-refused',
    REFUSED,
    'setProtectionReminders',
    strictBody('PUT /api/protection/reminders', 'session_minutes', (value) => value === null),
  ),
  mutant('unknown-game', UNKNOWN, 'getGame', unknownAs('/v2/games')),
  mutant('unknown-provider', UNKNOWN, 'getProvider', unknownAs('/v2/providers')),
];

/** An id that names nothing is answered with the first thing of the list. */
function unknownAs(list: string): Mutant['make'] {
  return () => async (visit, next) => {
    const answered = await next(visit);
    if (visit.method !== 'GET' || !visit.path.startsWith(`${list}/`) || answered.status !== 404) return answered;
    const { body } = await next({ ...visit, path: list });
    const { data } = JSON.parse(body) as { data: { id: string }[] };
    return next({ ...visit, path: `${list}/${data[0]?.id ?? ''}` });
  };
}
