import type { Mutant, Visit } from '../fault';
import { createMutantFactory, jsonReply, changeRequest, changeRequestJson } from './operators';
import type { Loose } from './operators';

const mutant = createMutantFactory('boundary');
/** Ids of the checks that must have the finding. */
const ACCEPTED = 'request-accepted-invalid';
const REFUSED = 'request-refused-valid';
const UNKNOWN = 'not-found-accepted';

/** Creates a 422 response about a field. */
const refusal = (field: string) =>
  jsonReply(422, { message: 'Os dados enviados são inválidos.', errors: { [field]: ['Este valor não é válido.'] } });

/** Creates a fault that replaces the values of a query parameter that match, which are invalid, by a valid one, so that they are accepted. */
const acceptInvalidQuery = (where: string, name: string, isMatch: (value: string) => boolean, replacement: string) =>
  changeRequest(where, (visit: Visit) => {
    const value = visit.query.get(name);
    if (value !== null && isMatch(value)) visit.query.set(name, replacement);
    return visit;
  });

/** Creates a fault that rejects the values of a query parameter that match, although they are valid. */
const rejectValidQuery = (where: string, name: string, isMatch: (value: string) => boolean) =>
  changeRequest(where, (visit: Visit) => {
    const value = visit.query.get(name);
    return value !== null && isMatch(value) ? refusal(name) : visit;
  });

/** Creates a fault that rejects the values of a body member that match, although they are valid. A missing one is undefined. */
const rejectValidBody = (where: string, name: string, isMatch: (value: unknown) => boolean) =>
  changeRequest(where, (visit: Visit) => {
    const text = Buffer.from(visit.body, 'latin1').toString('utf8');
    const value = /^\{.*\}$/s.test(text) ? (parseJson(text)?.[name] as unknown) : undefined;
    return isMatch(value) ? refusal(name) : visit;
  });

function parseJson(text: string): Loose {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const DEPOSIT = 'POST /api/deposits';
const MINES = 'POST /api/mini-games/mines/start';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const MAX_SAFE = Number.MAX_SAFE_INTEGER;

/**
 * Servers with wrong limits of their requests. Arguments of each: name, checks and operations of a correct finding, and the
 * fault.
 */
export const BOUNDARY: readonly Mutant[] = [
  mutant(
    'page-size-above',
    ACCEPTED,
    'listTransactions',
    acceptInvalidQuery('GET /api/transactions', 'per_page', (value) => Number(value) > 60, '60'),
  ),
  mutant(
    'page-zero',
    ACCEPTED,
    'listGames',
    acceptInvalidQuery('GET /v2/games', 'page', (value) => Number(value) < 1, '1'),
  ),
  mutant(
    'page-size-of-letters',
    ACCEPTED,
    'listProviders',
    acceptInvalidQuery('GET /v2/providers', 'per_page', (value) => !/^-?\d+$/.test(value), '20'),
  ),
  mutant(
    'share-above',
    ACCEPTED,
    'listGames',
    acceptInvalidQuery('GET /v2/games', 'rtp_min', (value) => Number(value) > 100, '100'),
  ),
  mutant(
    'search-too-long',
    ACCEPTED,
    'listGames',
    acceptInvalidQuery('GET /v2/games', 'search', (value) => value.length > 80, 'x'),
  ),
  mutant(
    'sort-unknown',
    ACCEPTED,
    'listGames',
    acceptInvalidQuery('GET /v2/games', 'sort', (value) => !/^[a-z_-]{3,12}$/.test(value) || /none|conf/.test(value), 'popular'),
  ),
  mutant(
    'date-that-is-none',
    ACCEPTED,
    'getStatement',
    acceptInvalidQuery(
      'GET /api/statement',
      'from',
      (value) => Number.isNaN(Date.parse(value)) || !/^\d{4}-\d\d-\d\d$/.test(value),
      '2026-11-01',
    ),
  ),
  mutant(
    'amount-zero',
    ACCEPTED,
    'createDeposit',
    changeRequestJson(DEPOSIT, (v) => isNumber(v.amount) && v.amount < 1 && (v.amount = 2000)),
  ),
  mutant(
    'amount-of-a-fraction',
    ACCEPTED,
    'createDeposit',
    changeRequestJson(DEPOSIT, (v) => isNumber(v.amount) && v.amount % 1 !== 0 && (v.amount = 2000)),
  ),
  mutant(
    'amount-missing',
    ACCEPTED,
    'createDeposit',
    changeRequestJson(DEPOSIT, (v) => void (v.amount ??= 2000)),
  ),
  mutant(
    'amount-as-text',
    ACCEPTED,
    'createDeposit',
    changeRequestJson(DEPOSIT, (v) => typeof v.amount === 'string' && (v.amount = 2000)),
  ),
  mutant(
    'method-unknown',
    ACCEPTED,
    'createDeposit',
    changeRequestJson(DEPOSIT, (v) => void (v.method = 'pix')),
  ),
  mutant(
    'mines-too-many',
    ACCEPTED,
    'startMinesGame',
    changeRequestJson(MINES, (v) => v.mines > 24 && v.mines < MAX_SAFE && (v.mines = 3)),
  ),
  mutant(
    'mines-none',
    ACCEPTED,
    'startMinesGame',
    changeRequestJson(MINES, (v) => v.mines < 1 && (v.mines = 3)),
  ),
  mutant(
    'cell-outside',
    ACCEPTED,
    'revealMinesCell',
    changeRequestJson('POST /api/mini-games/mines/*/reveal', (v) => isNumber(v.cell) && (v.cell > 24 || v.cell < 0) && (v.cell = 0)),
  ),
  mutant(
    'email-that-is-none',
    ACCEPTED,
    'forgotPassword',
    changeRequestJson(
      'POST /v2/auth/forgot-password',
      (v) => typeof v.email === 'string' && !/@.*\./.test(v.email) && (v.email = 'ana@exemplo.invalid'),
    ),
  ),
  mutant(
    'member-too-many',
    ACCEPTED,
    'updateProfile',
    changeRequestJson('PUT /api/user', (v) => {
      for (const name of Object.keys(v)) if (!['gender', 'address', 'is_pep', 'marketing_opt_in'].includes(name)) delete v[name];
    }),
  ),
  mutant(
    'flag-of-another-type',
    ACCEPTED,
    'updateProfile',
    changeRequestJson('PUT /api/user', (v) => 'is_pep' in v && (v.is_pep = Boolean(v.is_pep))),
  ),
  mutant(
    'device-unknown',
    ACCEPTED,
    'launchGame',
    changeRequestJson('POST /api/games/*/launch', (v) => void (v.device = 'mobile')),
  ),
  mutant(
    'reminder-out-of-range',
    ACCEPTED,
    'setProtectionReminders',
    changeRequestJson('PUT /api/protection/reminders', (v) => isNumber(v.session_minutes) && (v.session_minutes = 60)),
  ),
  mutant(
    'page-size-60-refused',
    REFUSED,
    'listTransactions',
    rejectValidQuery('GET /api/transactions', 'per_page', (value) => value === '60'),
  ),
  mutant(
    'page-1-refused',
    REFUSED,
    'listProviders',
    rejectValidQuery('GET /v2/providers', 'page', (value) => value === '1'),
  ),
  mutant(
    'sort-refused',
    REFUSED,
    'listGames',
    rejectValidQuery('GET /v2/games', 'sort', () => true),
  ),
  mutant(
    'search-of-80-refused',
    REFUSED,
    'listGames',
    rejectValidQuery('GET /v2/games', 'search', (value) => value.length >= 80),
  ),
  mutant(
    '24-mines-refused',
    REFUSED,
    'startMinesGame',
    rejectValidBody(MINES, 'mines', (value) => value === 24),
  ),
  mutant(
    '1-mine-refused',
    REFUSED,
    'startMinesGame',
    rejectValidBody(MINES, 'mines', (value) => value === 1),
  ),
  mutant(
    'null-reminder-refused',
    REFUSED,
    'setProtectionReminders',
    rejectValidBody('PUT /api/protection/reminders', 'session_minutes', (value) => value === null),
  ),
  mutant('unknown-game', UNKNOWN, 'getGame', answerUnknownId('/v2/games')),
  mutant('unknown-provider', UNKNOWN, 'getProvider', answerUnknownId('/v2/providers')),
];

/** Creates a fault that responds to an unknown id with the first record of the list. */
function answerUnknownId(list: string): Mutant['make'] {
  return () => async (visit, next) => {
    const reply = await next(visit);
    if (visit.method !== 'GET' || !visit.path.startsWith(`${list}/`) || reply.status !== 404) return reply;
    const { body } = await next({ ...visit, path: list });
    const { data } = JSON.parse(body) as { data: { id: string }[] };
    return next({ ...visit, path: `${list}/${data[0]?.id ?? ''}` });
  };
}
