import type { Operation } from '../contract/contract';
import { callOperation } from './call-operation';
import { isSuccess } from './response-status';
import { allowsWrites } from './permissions';
import type { RunContext } from './run-context';
import { EMPTY_DRAFT } from './request';

/**
 * Returns true if an operation ends the session of its caller: it needs a login, is no GET, and has log-out or sign-out in its id or path.
 */
export const isLogout = ({ id, path, credential, method }: Operation): boolean =>
  credential !== null && method !== 'GET' && /log-?out|sign-?out/i.test(`${id} ${path}`);

/**
 * Logs the first account in and out, in a session beside its own, and returns the token of the ended session. If that is not possible,
 * blocks the check and returns null; if no operation needs a login, only returns null. Violations by the logout are added to the
 * findings.
 */
export async function createRevokedToken(context: RunContext): Promise<string | null> {
  const blocked = (reason: string) => {
    context.findings.block({ check: 'auth-dead-token', operationId: null, reason });
    return null;
  };
  if (!context.operations.some(({ credential }) => credential !== null)) return null;
  const logout = context.contract.operations.find(isLogout);
  if (logout === undefined) return blocked('the contract has no operation that logs out');
  if (!allowsWrites(context)) return blocked('logging out is a write, which is not allowed on this server');
  if (context.accounts.hasFixedToken || context.accounts.token('first') === null || !context.accounts.canLogIn)
    return blocked('with a token or other credentials of its own, the run cannot log in to a session that it may end');
  const secret = await context.accounts.createExtraToken();
  if (secret === null) return blocked(context.accounts.loginErrors.get('first') ?? 'logging in failed');
  const call = await callOperation(context, logout, EMPTY_DRAFT, { as: { secret } });
  return isSuccess(call) ? secret : blocked(`logging out did not succeed: ${String(call.response?.status ?? call.failure)}`);
}
