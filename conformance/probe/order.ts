import type { Operation } from '../contract/contract';

/** What ends the session, or changes the account for all that comes after: last of all, the gravest at the very end. */
const ACCOUNT_CHANGES = [
  /refresh|renew/i,
  /remind|limit/i,
  /password|senha/i,
  /email|phone/i,
  /log-?out|sign-?out|revoke/i,
  /suspen|pause|freez/i,
  /exclu|deactivat|clos.*account|delete.*account|cancel.*account/i,
];

/** Whether an operation ends the session, or changes the account for all that comes after. */
export const changesAccount = ({ id, path, method, credential }: Operation): boolean =>
  method !== 'GET' && credential !== null && ACCOUNT_CHANGES.some((pattern) => pattern.test(`${id} ${path}`));

/** Operations in an order in which each finds what it needs: lists, then what is made, then what is in it, then what ends it. */
export const sortOperations = (operations: readonly Operation[]): Operation[] =>
  operations
    .map((operation, at) => ({ operation, at }))
    .sort((one, other) => operationRank(one.operation) - operationRank(other.operation) || one.at - other.at)
    .map(({ operation }) => operation);

/** How late an operation comes. */
function operationRank({ id, method, path, credential }: Operation): number {
  const inside = path.includes('{');
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return inside ? 3 : credential === null ? 0 : 1;
  const end = ACCOUNT_CHANGES.findLastIndex((pattern) => pattern.test(`${id} ${path}`));
  if (end !== -1 && credential !== null) return 10 + end;
  // Servers slow down whoever tries passwords: after all that still needs to log in.
  if (credential === null && /log-?in|sign-?in|session|token|password|forgot|reset/i.test(`${id} ${path}`)) return 30;
  if (method === 'DELETE') return 6;
  return inside ? 5 : 2;
}
