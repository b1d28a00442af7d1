import type { Violation } from './observe/violation';
import type { Blocked } from './types';

/** A position from {@link Findings.checkpoint}. */
export type Checkpoint = number;

/** Collects violations, and checks that could not be made. */
export class Findings {
  private readonly violations: Violation[] = [];
  private readonly blockedChecks: Blocked[] = [];
  private readonly concludedChecks = new Set<string>();

  get all(): readonly Violation[] {
    return this.violations;
  }

  /** Without repetitions, and without the checks that another call concluded. */
  get blocked(): readonly Blocked[] {
    const unique = new Map(this.blockedChecks.map((one) => [`${one.check} ${one.operationId ?? ''} ${one.reason}`, one]));
    return [...unique.values()].filter(({ check, operationId }) => !this.concludedChecks.has(`${check} ${operationId ?? ''}`));
  }

  add(...violations: readonly Violation[]): void {
    this.violations.push(...violations);
  }

  block(...checks: readonly Blocked[]): void {
    this.blockedChecks.push(...checks);
  }

  /** Removes a check of an operation from the blocked ones, also if it is blocked later. */
  conclude(check: string, operationId: string): void {
    this.concludedChecks.add(`${check} ${operationId}`);
  }

  /** For {@link since} and {@link rollback}. */
  checkpoint(): Checkpoint {
    return this.violations.length;
  }

  since(checkpoint: Checkpoint): readonly Violation[] {
    return this.violations.slice(checkpoint);
  }

  /** Drops later violations, for calls whose responses are not part of the check. */
  rollback(checkpoint: Checkpoint): void {
    this.violations.length = checkpoint;
  }

  update(change: (violation: Violation) => Violation): void {
    for (const [index, violation] of this.violations.entries()) this.violations[index] = change(violation);
  }
}
