import type { Player } from '../../db/players/players';
import type { World } from '../../db/world';
import { LOGIN_RATE_LIMIT } from '../../domain/attempts';
import { invalid } from '../../domain/result';
import { rateLimited } from '../responses';

/** Returns the name under which wrong codes of a player are counted. */
export const codeTries = (playerId: string): string => `code ${playerId}`;

/**
 * Returns the response to a wrong password (422), or to any password after too many wrong ones (429); null if it is right. Counts a wrong
 * one; a right one does not reset the count. The attempts at all changes of access data count together.
 */
export function passwordRefusal({ identity }: World, { id, password }: Player, typed: string) {
  const tries = `password ${id}`;
  const wait = identity.attempts.retryAfterSeconds(tries, LOGIN_RATE_LIMIT);
  if (wait > 0) return rateLimited(wait);
  if (typed === password) return null;
  identity.attempts.record(tries, LOGIN_RATE_LIMIT);
  return invalid('wrong_password', 'password', 'Senha incorreta.');
}
