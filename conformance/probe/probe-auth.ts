import type { Operation } from '../contract/contract';
import type { Call } from '../http/client';
import type { PlacedCredential } from '../caller';
import { rootCause } from '../observe/root-cause';
import { isLogout } from './revoked-token';
import { callOperation, defaultCaller } from './call-operation';
import { isAccepted } from './response-status';
import { unjudgedReason } from './unjudged';
import type { RunContext } from './run-context';
import type { Draft } from './request';

/** Token in the form of a JWT, which no server has issued. */
const FORGED_TOKEN = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJjb25mb3JtYW5jZSJ9.conformance';

const AUTH_CHECKS = {
  'auth-missing-token': {
    description: 'without a token',
    cause:
      'The route lacks its middleware: put it in the auth:api (auth:sanctum) group of routes/api.php; php artisan route:list -v shows each route with its middleware.',
  },
  'auth-bad-token': {
    description: 'with a forged token',
    cause:
      'The token is not verified: check its signature, not only its presence (auth:api with the jwt or sanctum guard, never a decode without verify).',
  },
  'auth-dead-token': {
    description: 'with a revoked token',
    cause:
      'Logging out must revoke the token: auth()->logout() with the JWT blacklist enabled, or $request->user()->currentAccessToken()->delete() with Sanctum.',
  },
} as const;

type AuthCheck = keyof typeof AUTH_CHECKS;
type Attempt = [AuthCheck, readonly PlacedCredential[]];

/**
 * Calls an operation without a token, with a forged one and with a revoked one, until a call succeeds or gets a 409, which is a
 * violation. A write that succeeds has its effect. A 400 or 422 blocks the check, because it is a rejection for another reason. A 401
 * or 403 is counted in `context.authRejections`. Does nothing for a public operation, or if its caller lacks a credential.
 *
 * @param revokedToken null if there is none, so that it is not tried
 */
export async function probeAuth(context: RunContext, operation: Operation, draft: Draft, revokedToken: string | null): Promise<void> {
  if (operation.credential === null) return;
  const placed = context.accounts.place(defaultCaller(context, operation), operation);
  if (placed === null) return;
  const documented = operation.responses.map(({ status }) => status);
  // 401 and 403 are allowed even if undocumented.
  const tolerated = documented.includes('401') || documented.includes('403') ? [] : [401, 403];
  const attempts: Attempt[] = [
    ...withoutOne(placed).map((as): Attempt => ['auth-missing-token', as]),
    ...withOneForged(placed).map((as): Attempt => ['auth-bad-token', as]),
  ];
  if (revokedToken !== null) attempts.push(['auth-dead-token', context.accounts.placeToken(revokedToken, operation)]);
  for (const [check, as] of attempts) {
    const call = await callOperation(context, operation, draft, { as, tolerated });
    const unjudged = unjudgedReason(call) ?? rejectedForAnotherReason(call);
    if (unjudged === null) context.findings.conclude(check, operation.id);
    else context.findings.block({ check, operationId: operation.id, reason: unjudged });
    if (call.response?.status === 401 || call.response?.status === 403)
      context.authRejections.set(check, (context.authRejections.get(check) ?? new Set()).add(operation.id));
    // A 409 also shows that the caller was let in.
    if (!isAccepted(operation, call) && call.response?.status !== 409) continue;
    const { description, cause } = AUTH_CHECKS[check];
    const status = String(call.response?.status);
    context.findings.report(call, operation, {
      check,
      rootCause: rootCause('auth-operation', check, operation.id),
      expected: '401',
      actual: status,
      message: `${operation.method} ${operation.path} answers ${status} ${description}; anyone can call it. ${cause}`,
    });
    return;
  }
}

/** Returns the credentials without each one in turn: an operation that needs several must check all of them. */
const withoutOne = (placed: readonly PlacedCredential[]) => placed.map((left) => placed.filter((one) => one !== left));

/** Returns the credentials with each one forged in turn. */
const withOneForged = (placed: readonly PlacedCredential[]) =>
  placed.map((forged) => placed.map((one) => (one === forged ? { ...one, text: forgedText(one) } : one)));

const forgedText = ({ kind, prefix }: PlacedCredential) =>
  kind === 'basic' ? prefix + Buffer.from('conformance:conformance').toString('base64') : prefix + FORGED_TOKEN;

/** Returns a reason if a rejection says nothing about the token, because the server validated the request first; else null. */
const rejectedForAnotherReason = ({ response }: Call) =>
  response?.status === 400 || response?.status === 422
    ? `the server answered ${String(response.status)} to the request before it looked at the token`
    : null;

/** Minimum number of failed operations that get one common root cause. */
const MIN_FAILED_OPERATIONS = 3;

/**
 * Minimum ratio of operations that failed an auth check to those that rejected the call, for one common root cause. It is 0 for
 * revoked tokens: revocation is one fault of the server, and other operations may reject the token for another reason.
 */
const MIN_FAILED_RATIO: Readonly<Record<AuthCheck, number>> = { 'auth-missing-token': 4, 'auth-bad-token': 4, 'auth-dead-token': 0 };

/**
 * Gives the violations of an auth check one common root cause if nearly all operations fail it; those of revoked tokens become
 * violations of the logout. Must be called after the probes of all operations.
 */
export function mergeAuthViolations({ findings, authRejections, contract }: RunContext): void {
  for (const authCheck of Object.keys(AUTH_CHECKS) as AuthCheck[]) {
    const failed = new Set(findings.all.filter(({ check }) => check === authCheck).map(({ operation }) => operation.id));
    const rejecting = authRejections.get(authCheck)?.size ?? 0;
    if (failed.size < MIN_FAILED_OPERATIONS || failed.size < rejecting * MIN_FAILED_RATIO[authCheck]) continue;
    const logout = authCheck === 'auth-dead-token' ? contract.operations.find(isLogout) : undefined;
    findings.update((violation) =>
      violation.check === authCheck
        ? {
            ...violation,
            rootCause: rootCause('auth-everywhere', authCheck),
            ...(logout === undefined ? {} : { operation: logout, location: logout.node }),
          }
        : violation,
    );
  }
}
