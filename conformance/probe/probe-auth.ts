import type { Operation } from '../contract/contract';
import { departure } from '../observe/violation';
import { isLogout } from './revoked-token';
import { call, isAccepted } from './run-context';
import type { Stage } from './run-context';
import type { Draft } from './request';

/** A token that no server gave out, in the form of a JWT. */
const GARBAGE = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJjb25mb3JtYW5jZSJ9.conformance';

const KINDS = {
  'auth-missing-token': {
    what: 'without a token',
    cause:
      'The route lacks its middleware: put it in the auth:api (auth:sanctum) group of routes/api.php; php artisan route:list -v shows each route with its middleware.',
  },
  'auth-bad-token': {
    what: 'with a made-up token',
    cause:
      'The token is not verified: its signature has to be checked, not only its presence (auth:api with the jwt or sanctum guard, never a decode without verify).',
  },
  'auth-dead-token': {
    what: 'with a token that was logged out',
    cause:
      'Logging out has to kill the token: auth()->logout() with the JWT blacklist enabled, or $request->user()->currentAccessToken()->delete() with Sanctum.',
  },
} as const;

type Kind = keyof typeof KINDS;

/** Calls an operation as nobody, with a made-up token and with a dead one: none may succeed. */
export async function probeAuth(stage: Stage, operation: Operation, draft: Draft, dead: string | null): Promise<void> {
  if (operation.credential === null) return;
  const documented = operation.answers.map(({ status }) => status);
  // Being asked who one is goes without saying where an operation is secured and the contract has neither.
  const tolerated = documented.includes('401') || documented.includes('403') ? [] : [401, 403];
  const callers: [Kind, { secret: string } | null][] = [
    ['auth-missing-token', null],
    ['auth-bad-token', { secret: GARBAGE }],
  ];
  if (dead !== null) callers.push(['auth-dead-token', { secret: dead }]);
  for (const [kind, as] of callers) {
    const made = await call(stage, operation, draft, { as, tolerated });
    if (made.response?.status === 401 || made.response?.status === 403)
      stage.resisted.set(kind, (stage.resisted.get(kind) ?? new Set()).add(operation.id));
    // Whoever is told what stands in the way was let in.
    if (!isAccepted(operation, made) && made.response?.status !== 409) continue;
    const { what, cause } = KINDS[kind];
    const status = String(made.response?.status);
    stage.departures.push(
      departure(made, operation, {
        check: kind,
        root: `${kind} ${operation.id}`,
        expected: '401',
        actual: status,
        message: `${operation.method} ${operation.path} answers ${status} ${what}; anybody can call it. ${cause}`,
      }),
    );
    return;
  }
}

/** So many operations have to agree before one cause is taken for all of them. */
const ENOUGH = 3;
/** And so many more than those that refused. A token's death is known in one place: those that refuse it may do so for a later one. */
const MORE: Readonly<Record<Kind, number>> = { 'auth-missing-token': 4, 'auth-bad-token': 4, 'auth-dead-token': 0 };

/** Where hardly an operation asks for a token, or minds a dead one, that is one fault, not one of each. */
export function gatherAuth({ departures, resisted, contract }: Stage): void {
  for (const kind of Object.keys(KINDS) as Kind[]) {
    const failed = new Set(departures.filter(({ check }) => check === kind).map(({ operation }) => operation.id));
    if (failed.size < ENOUGH || failed.size < (resisted.get(kind)?.size ?? 0) * MORE[kind]) continue;
    const logout = kind === 'auth-dead-token' ? contract.operations.find(isLogout) : undefined;
    for (const [at, one] of departures.entries()) {
      if (one.check === kind)
        departures[at] = { ...one, root: `everywhere ${kind}`, ...(logout === undefined ? {} : { operation: logout, place: logout.spot }) };
    }
  }
}
