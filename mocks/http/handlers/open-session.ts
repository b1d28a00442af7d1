import type { Session } from '../../db/players/sessions';
import { TOKEN_SECONDS } from '../../db/players/sessions';
import type { World } from '../../db/world';
import { startPlayTotals } from '../../domain/protection/protection';

/** Opens a session, logs the login, and resets the totals of the session of play (SPEC Q3, Q21). The caller has checked the login. */
export function openSession(world: World, playerId: string, client: { device: string; ip: string }): Session {
  world.accounts.get(playerId).playTotals = startPlayTotals(world.clock.now());
  world.activity.log(playerId, { kind: 'login', description: 'Acesso à conta.' }, client);
  return world.sessions.open(playerId, client.device, client.ip);
}

/** Maps a session to the contract's token, with the full lifetime of a new one in seconds. */
export const toTokenDto = ({ token }: Session) => ({ access_token: token, expires_in: TOKEN_SECONDS });
