import type { Violation } from './observe/violation';
import type { Blocked } from './types';

/** A position from {@link Findings.checkpoint}. */
export type Checkpoint = number;

/** Collects violations, and checks that could not be made. */
export class Findings {
  private readonly violations: Violation[] = [];
  private readonly blockedChecks: Blocked[] = [];

  get all(): readonly Violation[] {
    return this.violations;
  }

  get blocked(): readonly Blocked[] {
    return this.blockedChecks;
  }

  add(...violations: readonly Violation[]): void {
    this.violations.push(...violations);
  }

  block(...checks: readonly Blocked[]): void {
    this.blockedChecks.push(...checks);
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
