import { findResponse } from './contract/responses';
import type { Operation } from './contract/contract';
import { stripParameters, matchesMediaType } from './contract/media';
import type { Call } from './http/client';
import { parseResponseJson, reportsError } from './probe/response-status';
import type { OperationCoverage, Report } from './types';

/** Records which documented responses were received, by the id of the operation. */
export class Coverage {
  private readonly calls = new Map<string, number>();
  private readonly seen = new Set<string>();
  private readonly succeeded = new Set<string>();
  private readonly lastStatuses = new Map<string, number>();

  /** Number of calls to which the server responded with 429. */
  private rateLimited = 0;

  /** Share of calls to which the server responded with 429, from 0 to 1. */
  get rateLimitedShare(): number {
    const calls = [...this.calls.values()].reduce((one, other) => one + other, 0);
    return calls === 0 ? 0 : this.rateLimited / calls;
  }

  /**
   * Records a call. A call without a response counts as a call and nothing else.
   *
   * @param isOrdinary false for a call that the server should reject, such as one without a token. Its status is not the last status,
   *   but its response counts as received.
   */
  add(operation: Operation, call: Call, isOrdinary = true): void {
    this.calls.set(operation.id, (this.calls.get(operation.id) ?? 0) + 1);
    if (call.response === undefined) return;
    const { status, headers } = call.response;
    if (status === 429) this.rateLimited += 1;
    if (isOrdinary) this.lastStatuses.set(operation.id, status);
    const documented = findResponse(operation.responses, status);
    if (documented === null) return;
    // `default` documents errors as well, so the received status decides.
    const isSuccess = status < 300 || (status < 400 && documented.status !== 'default');
    if (isSuccess && !reportsError(parseResponseJson(call))) this.succeeded.add(operation.id);
    this.seen.add(`${operation.id} ${documented.status}`);
    const sent = stripParameters(headers['content-type'] ?? '');
    for (const { type } of documented.content)
      if (matchesMediaType(type, sent)) this.seen.add(`${operation.id} ${documented.status} ${type}`);
  }

  /** Returns true if a documented status was received with this content type. @param status as documented: `200`, `4XX` or `default` */
  wasSeen(operation: Operation, status: string, type: string): boolean {
    return this.seen.has(`${operation.id} ${status} ${type}`);
  }

  /** Returns true if a documented status was received. @param status as documented: `200`, `4XX` or `default` */
  sawStatus(operation: Operation, status: string): boolean {
    return this.seen.has(`${operation.id} ${status}`);
  }

  /** Returns true if an operation was called, with any outcome. */
  wasCalled(operation: Operation): boolean {
    return this.calls.has(operation.id);
  }

  /** Returns true if any documented response was received. */
  wasAnswered(operation: Operation): boolean {
    return operation.responses.some(({ status }) => this.seen.has(`${operation.id} ${status}`));
  }

  /**
   * Returns true if a documented 2xx or 3xx response whose body reports no error was received. A 3xx that is only `default` does not
   * count.
   */
  hasSucceeded(operation: Operation): boolean {
    return this.succeeded.has(operation.id);
  }

  /** Returns true if an operation never succeeded, and its last ordinary call got a 429. Earlier calls may have got another status. */
  wasOnlyLimited(operation: Operation): boolean {
    return !this.hasSucceeded(operation) && this.lastStatuses.get(operation.id) === 429;
  }

  /** Returns the coverage of each operation. */
  report(operations: readonly Operation[]): OperationCoverage[] {
    return operations.map((operation) => ({
      operationId: operation.id,
      method: operation.method,
      path: operation.path,
      calls: this.calls.get(operation.id) ?? 0,
      needsLogin: operation.credential !== null,
      succeeded: this.hasSucceeded(operation),
      lastStatus: this.lastStatuses.get(operation.id) ?? null,
      statuses: operation.responses.map(({ status, content }) => ({
        status,
        contentTypes: content.map(({ type }) => ({ type, seen: this.seen.has(`${operation.id} ${status} ${type}`) })),
        seen: this.seen.has(`${operation.id} ${status}`),
      })),
    }));
  }

  /** Returns the numbers of documented statuses that were received, and of all. */
  statusCounts(operations: readonly Operation[]): Report['summary']['tried'] {
    const all = operations.flatMap((operation) => operation.responses.map(({ status }) => this.sawStatus(operation, status)));
    return { checked: all.filter(Boolean).length, total: all.length };
  }

  /**
   * Returns three shares from 0 to 1: of the operations that succeeded, of the operations with a login that succeeded, and of the
   * documented statuses that were received. Without operations the first and the last are 0; a share of nothing else is 1.
   */
  shares(operations: readonly Operation[]): Report['summary']['coverage'] {
    const statuses = operations.flatMap((operation) => operation.responses.map(({ status }) => this.seen.has(`${operation.id} ${status}`)));
    const succeeded = (some: readonly Operation[]) => some.map((operation) => this.hasSucceeded(operation));
    return {
      operations: share(succeeded(operations), 0),
      protected: share(succeeded(operations.filter(({ credential }) => credential !== null)), 1),
      // A contract without operations has nothing that could be checked.
      statuses: share(statuses, operations.length === 0 ? 0 : 1),
    };
  }
}

const share = (flags: readonly boolean[], ifEmpty: number) => (flags.length === 0 ? ifEmpty : flags.filter(Boolean).length / flags.length);
