import { TOKEN_SECONDS } from '../db/sessions';
import { MINUTE, SECOND } from '../domain/calendar';
import { fund } from './means';
import type { Call, Obstacle, Scenario } from './scenario';

/** Failed refreshes until the session ends (SPEC L3). */
const MOST_TRIES = 3;

/** Scenarios about expiring tokens (SPEC L3, L7). */
export const sessionScenarios = {
  'token-expired': {
    title: 'Token expired',
    description: 'A second after the login its token is refused, whatever its answer said; renewing it works.',
    player: { name: 'Tania Lopes', verification: 'approved', prepare: (world, player) => fund(world, player, 25_000) },
    token: { told: TOKEN_SECONDS, life: SECOND },
  },
  'refresh-failing': {
    title: 'Renewal fails',
    description: 'A token in its last 4 minutes whose renewal is a 500; after three tries the session is dead.',
    player: { name: 'Renato Dias', verification: 'approved', prepare: (world, player) => fund(world, player, 25_000) },
    token: { told: 240, life: 4 * MINUTE },
    obstacle: refusedRenewal,
  },
} satisfies Record<string, Scenario>;

function refusedRenewal({ id, world, headers }: Call): Obstacle | undefined {
  if (id !== 'refreshToken') return undefined;
  const [, token = ''] = /^Bearer (.+)$/i.exec(headers.get('Authorization') ?? '') ?? [];
  const session = world.sessions.renewable(token);
  if (session === undefined) return undefined;
  const tries = world.tallies.next(`renewals of ${session.id}`);
  if (tries >= MOST_TRIES) world.sessions.end(token);
  return { by: `scenario refresh-failing, try ${String(tries)}`, status: 500 };
}
