import type { Operation } from '../contract/contract';
import { call, isSuccess, mayWrite } from './run-context';
import type { Stage } from './run-context';

/** Whether an operation ends the session of whoever calls it. */
export const isLogout = ({ id, path, credential, method }: Operation): boolean =>
  credential !== null && method !== 'GET' && /log-?out|sign-?out/i.test(`${id} ${path}`);

/** A token that was logged out, in a session of its own; null where there is no way to one. */
export async function findDeadToken(stage: Stage): Promise<string | null> {
  const blocked = (reason: string) => {
    stage.blocked.push({ check: 'auth-dead-token', operationId: null, reason });
    return null;
  };
  if (!stage.operations.some(({ credential }) => credential !== null)) return null;
  const logout = stage.contract.operations.find(isLogout);
  if (logout === undefined) return blocked('the contract has no operation that logs out');
  if (!mayWrite(stage.config)) return blocked('logging out is a write, which is not allowed on this server');
  if (stage.config.token !== null || !stage.accounts.canLogIn)
    return blocked('with a token given, nobody can log in for a session to be ended');
  const secret = await stage.accounts.throwAway();
  if (secret === null) return blocked(stage.accounts.trouble.get('first') ?? 'logging in failed');
  const made = await call(stage, logout, { parameters: new Map(), body: undefined, type: '' }, { as: { secret } });
  return isSuccess(made) ? secret : blocked(`logging out did not succeed: ${String(made.response?.status ?? made.failure)}`);
}
