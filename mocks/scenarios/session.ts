import { TOKEN_SECONDS } from '../db/players/sessions';
import { MINUTE, SECOND } from '../domain/calendar';
import type { FaultEffect, Scenario, ScenarioCall } from './scenario';

/** Number of failed renewals of one session; the last of them ends it (SPEC L3). */
const MAX_REFRESH_FAILURES = 3;

/** Scenarios by name, about expiring tokens (SPEC L3, L7). */
export const sessionScenarios = {
  'token-expired': {
    title: 'Token expired',
    description: 'A second after the login its token is refused, whatever its answer said; renewing it works.',
    player: { name: 'Tania Lopes', funds: 25_000 },
    token: { reportedSeconds: TOKEN_SECONDS, lifetimeMs: SECOND },
  },
  'refresh-failing': {
    title: 'Renewal fails',
    description: 'A token in its last 4 minutes whose renewal is a 500; after three tries the session is dead.',
    player: { name: 'Renato Dias', funds: 25_000 },
    token: { reportedSeconds: 240, lifetimeMs: 4 * MINUTE },
    faultFor: failRefresh,
  },
} satisfies Record<string, Scenario>;

/** Fails each renewal of a valid session by a 500. Undefined for other operations, and for a token that cannot be renewed. */
function failRefresh({ id, world, headers }: ScenarioCall): FaultEffect | undefined {
  if (id !== 'refreshToken') return undefined;
  const [, token = ''] = /^Bearer (.+)$/i.exec(headers.get('Authorization') ?? '') ?? [];
  const session = world.sessions.findRefreshable(token);
  if (session === undefined) return undefined;
  const failures = world.counters.increment(`renewals of ${session.id}`);
  if (failures >= MAX_REFRESH_FAILURES) world.sessions.end(token);
  return { by: `scenario refresh-failing, try ${String(failures)}`, status: 500 };
}
