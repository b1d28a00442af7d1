import { isRecord } from '../contract/pointer';
import { callOperation } from './call-operation';
import { extractToken } from './login';
import { callBlockReason } from './permissions';
import { requestMediaType } from './request-candidates';
import { isAccepted } from './response-status';
import type { RunContext } from './run-context';

/**
 * Checks that the first account gets no token with a wrong password. It is tried once, so that no server locks the account. Does nothing
 * without a login operation that takes a password, or if no first account is configured or it has no token.
 */
export async function probeWrongPassword(context: RunContext): Promise<void> {
  const { accounts, config } = context;
  const login = accounts.firstLogin();
  if (login === null || !isRecord(login.body) || config.accounts.first === null || accounts.token('first') === null) return;
  const { operation, body } = login;
  const name = Object.keys(body).find((one) => /password|senha/i.test(one));
  if (name === undefined || callBlockReason(context, operation) !== null) return;
  const draft = { parameters: new Map(), body: { ...body, [name]: 'conformance-wrong-1' }, type: requestMediaType(operation)?.type ?? '' };
  const call = await callOperation(context, operation, draft, { tolerated: [400, 401, 403, 404, 422, 429], isOrdinary: false });
  if (!isAccepted(operation, call) || extractToken(call.response?.body ?? '', config.login?.tokenPointer ?? null) === null) return;
  const status = String(call.response?.status);
  context.findings.report(call, operation, {
    check: 'auth-bad-token',
    pointer: `/${name}`,
    expected: 'a refusal of a wrong password',
    actual: `${status} with a token`,
    message: `${operation.method} ${operation.path} gives the first account a token for a wrong password: anyone can log in as anyone. In Laravel: Hash::check($request->password, $user->password), or Auth::attempt().`,
  });
}
