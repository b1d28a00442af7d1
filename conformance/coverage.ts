import { findResponse } from './contract/responses';
import type { Operation } from './contract/contract';
import { stripParameters, matchesMediaType } from './contract/media';
import type { Call } from './http/client';
import type { OperationCoverage } from './types';

/** Records which documented responses were received. */
export class Coverage {
  private readonly calls = new Map<string, number>();
  private readonly seen = new Set<string>();

  add(operation: Operation, call: Call): void {
    this.calls.set(operation.id, (this.calls.get(operation.id) ?? 0) + 1);
    if (call.response === undefined) return;
    const documented = findResponse(operation.responses, call.response.status);
    if (documented === null) return;
    this.seen.add(`${operation.id} ${documented.status}`);
    const sent = stripParameters(call.response.headers['content-type'] ?? '');
    for (const { type } of documented.content)
      if (matchesMediaType(type, sent)) this.seen.add(`${operation.id} ${documented.status} ${type}`);
  }

  wasCalled(operation: Operation): boolean {
    return this.calls.has(operation.id);
  }

  /** True after any documented response. */
  wasAnswered(operation: Operation): boolean {
    return operation.responses.some(({ status }) => this.seen.has(`${operation.id} ${status}`));
  }

  /** True after a documented 2xx, 3xx or default response. */
  hasSucceeded(operation: Operation): boolean {
    return operation.responses.some(({ status }) => /^(2|3|default)/.test(status) && this.seen.has(`${operation.id} ${status}`));
  }

  report(operations: readonly Operation[]): OperationCoverage[] {
    return operations.map((operation) => ({
      operationId: operation.id,
      method: operation.method,
      path: operation.path,
      calls: this.calls.get(operation.id) ?? 0,
      statuses: operation.responses.map(({ status, content }) => ({
        status,
        contentTypes: content.map(({ type }) => ({ type, seen: this.seen.has(`${operation.id} ${status} ${type}`) })),
        seen: this.seen.has(`${operation.id} ${status}`),
      })),
    }));
  }

  /** From 0 to 1: operations that succeeded, documented statuses received. */
  shares(operations: readonly Operation[]): { operations: number; statuses: number } {
    const statuses = operations.flatMap((operation) => operation.responses.map(({ status }) => this.seen.has(`${operation.id} ${status}`)));
    const share = (flags: readonly boolean[]) => (flags.length === 0 ? 1 : flags.filter(Boolean).length / flags.length);
    return { operations: share(operations.map((operation) => this.hasSucceeded(operation))), statuses: share(statuses) };
  }
}
