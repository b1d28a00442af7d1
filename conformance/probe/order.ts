import type { Operation } from '../contract/contract';

/**
 * Patterns of operations that end the session or change the account, in the order in which they run. The most severe one is last.
 */
const ACCOUNT_CHANGES = [
  /refresh|renew/i,
  /remind|limit/i,
  /password|senha/i,
  /email|phone/i,
  /log-?out|sign-?out|revoke/i,
  /suspen|pause|freez/i,
  /exclu|deactivat|clos.*account|delete.*account|cancel.*account/i,
];

/**
 * Returns true for an operation that ends the session or changes the account, so that later calls may fail. It needs a login, is no GET,
 * and its id or path has a word such as refresh, limit, password, email, logout, suspend or exclude.
 */
export const changesAccount = ({ id, path, method, credential }: Operation): boolean =>
  method !== 'GET' && credential !== null && ACCOUNT_CHANGES.some((pattern) => pattern.test(`${id} ${path}`));

/**
 * Returns a sorted copy, so that each operation finds its data: lists first, then creation, single records, account changes, and logins.
 */
export const sortOperations = (operations: readonly Operation[]): Operation[] =>
  operations
    .map((operation, at) => ({ operation, at }))
    .sort((one, other) => operationRank(one.operation) - operationRank(other.operation) || one.at - other.at)
    .map(({ operation }) => operation);

/** Returns the rank of an operation in a run. Higher ranks run later. */
export function operationRank({ id, method, path, credential }: Operation): number {
  const inside = path.includes('{');
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return inside ? 3 : credential === null ? 0 : 1;
  const end = ACCOUNT_CHANGES.findLastIndex((pattern) => pattern.test(`${id} ${path}`));
  if (end !== -1 && credential !== null) return 10 + end;
  // Servers throttle password attempts, so these run after all operations that need a login.
  if (credential === null && /log-?in|sign-?in|session|token|password|forgot|reset/i.test(`${id} ${path}`)) return 30;
  if (method === 'DELETE') return 6;
  return inside ? 5 : 2;
}
