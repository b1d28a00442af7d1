import type { Operation } from '../contract/contract';
import type { RunContext } from './run-context';

const READ_METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** Returns true if an operation only reads, by its method: GET, HEAD, OPTIONS or TRACE. */
export const isRead = ({ method }: Pick<Operation, 'method'>): boolean => READ_METHODS.has(method);

/**
 * Returns the reason why a probe must not call an operation; null if it may. An operation that endangers the account may be called once
 * there is a throwaway account, which `defaultCaller` then returns for it.
 */
export function callBlockReason(context: RunContext, operation: Operation): string | null {
  if (operation.path.includes('#'))
    return 'its path has a fragment (#), which HTTP does not send: the request would be one to another operation';
  const reason = writeBlockReason(context, operation);
  if (reason !== null || isRead(operation)) return reason;
  if (endangersServer(operation)) return 'it could switch the whole server off or into maintenance';
  if (endangersAccount(operation) && context.accounts.token('throwaway') === null) {
    return 'it would close or change the account used for this run, and no throwaway account could be registered';
  }
  return null;
}

/**
 * Returns the reason why an operation must not write to the server; null if it may. Reads are always allowed. Writes with money need a
 * sandbox, also on this machine.
 */
export function writeBlockReason(
  { config, isLocal, sandbox }: Pick<RunContext, 'config' | 'isLocal' | 'sandbox'>,
  operation: Operation,
): string | null {
  if (isRead(operation)) return null;
  if (!allowsWrites({ config, isLocal })) return `it writes, and ${config.server.host} is not this machine: allow it with --allow-writes`;
  return operation.money && !sandbox
    ? 'it moves money or takes an idempotency key, and the server does not report that it is a sandbox: set `sandbox: true` in the configuration if no real money moves'
    : null;
}

/**
 * Returns true if an operation may make later calls of the account fail, because it changes the password, or suspends, pauses, freezes,
 * excludes or closes the account. `changesAccount` returns true for more operations, such as a logout.
 */
export const endangersAccount = ({ id, path, method, credential }: Operation): boolean =>
  credential !== null &&
  method !== 'GET' &&
  /password|senha|exclu|suspen|deactivat|(?:clos|delete|cancel|pause|freez).*account|\b(?:accounts?|users?|me)\b.*(?:pause|freez)/i.test(
    `${id} ${path}`,
  );

/** Returns true if an operation may make later calls of all operations fail: maintenance, shutdown. */
const endangersServer = ({ id, path }: Operation): boolean =>
  /maintenance|shut-?down|reboot|restart-?(?:server|service)|factory-?reset/i.test(`${id} ${path}`);

/** Returns true if a run may write: the server is on this machine, or `--allow-writes` is set. Money is not considered. */
export const allowsWrites = ({ config, isLocal }: Pick<RunContext, 'config' | 'isLocal'>): boolean => config.allowWrites || isLocal;
