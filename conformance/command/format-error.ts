import { UsageError } from '../config/usage-error';
import { ContractError } from '../contract/contract-error';
import { printable } from '../report/escape';

/** Formats an error as lines for the standard error. All but `UsageError` and `ContractError` are internal and get a stack trace. */
export function formatError(error: unknown): string {
  if (error instanceof UsageError || error instanceof ContractError) return `conformance: ${printable(error.message)}\n`;
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `conformance: an internal error of the checker, which is no fault of the server\n${stack.split('\n').map(printable).join('\n')}\n`;
}
