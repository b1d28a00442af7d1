import type { Violation } from './observe/violation';
import type { Blocked } from './types';

/** A position in the list of violations, from {@link Findings.checkpoint}. */
export type Checkpoint = number;

/** Collects the violations of a run, and the checks that could not be made. */
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

  /** Records checks that could not be made, each with its reason. */
  block(...checks: readonly Blocked[]): void {
    this.blockedChecks.push(...checks);
  }

  /** Returns the current position, for {@link since} and {@link rollback}. */
  checkpoint(): Checkpoint {
    return this.violations.length;
  }

  /** Returns the violations added after a checkpoint. */
  since(checkpoint: Checkpoint): readonly Violation[] {
    return this.violations.slice(checkpoint);
  }

  /** Drops the violations added after a checkpoint, for calls whose responses are not part of the check. */
  rollback(checkpoint: Checkpoint): void {
    this.violations.length = checkpoint;
  }

  /** Replaces each violation by the result of `change`. */
  update(change: (violation: Violation) => Violation): void {
    for (const [index, violation] of this.violations.entries()) this.violations[index] = change(violation);
  }
}
