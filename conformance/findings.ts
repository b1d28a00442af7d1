import { createViolation } from './observe/violation';
import type { Violation } from './observe/violation';
import type { Blocked } from './types';

/** Position in the findings, from {@link Findings.checkpoint}. */
export type Checkpoint = number;

/** Collects violations, and blocked checks, which are those that could not be made. */
export class Findings {
  private readonly violations: Violation[] = [];
  private readonly blockedChecks: Blocked[] = [];
  private readonly concludedChecks = new Set<string>();
  private readonly forks: Findings[] = [];

  /** @param root findings of the whole run; null if these are them */
  constructor(private readonly root: Findings | null = null) {}

  /**
   * Returns findings for one operation, which count as part of these. A {@link rollback} drops only violations of that operation.
   * Only the findings of the whole run may be forked, because forks of a fork do not count.
   */
  fork(): Findings {
    const fork = new Findings(this);
    this.forks.push(fork);
    return fork;
  }

  /** Returns findings that count as part of these only after {@link absorb}. */
  branch(): Findings {
    return new Findings(this.root ?? this);
  }

  /** Adds the present findings of a {@link branch} to these. Later ones of the branch must be absorbed again, without the present ones. */
  absorb({ violations, blockedChecks, concludedChecks }: Findings): void {
    this.violations.push(...violations);
    this.blockedChecks.push(...blockedChecks);
    for (const check of concludedChecks) this.concludedChecks.add(check);
  }

  /** Violations of the whole run, without those of a {@link branch} that is not absorbed. */
  get all(): readonly Violation[] {
    return this.root === null ? this.parts.flatMap(({ violations }) => violations) : this.root.all;
  }

  /**
   * Blocked checks of these findings and their forks, without duplicates, and without those that another call could make
   * ({@link conclude}).
   */
  get blocked(): readonly Blocked[] {
    const all = this.parts.flatMap(({ blockedChecks }) => blockedChecks);
    const concluded = new Set(this.parts.flatMap(({ concludedChecks }) => [...concludedChecks]));
    const unique = new Map(all.map((one) => [`${one.check} ${one.operationId ?? ''} ${one.reason}`, one]));
    return [...unique.values()].filter(({ check, operationId }) => !concluded.has(`${check} ${operationId ?? ''}`));
  }

  add(...violations: readonly Violation[]): void {
    this.violations.push(...violations);
  }

  /** Creates a violation and adds it. */
  report(...details: Parameters<typeof createViolation>): void {
    this.add(createViolation(...details));
  }

  block(...checks: readonly Blocked[]): void {
    this.blockedChecks.push(...checks);
  }

  /** Marks a check of an operation as made, so that it does not count as blocked, not even if it is blocked later. */
  conclude(check: string, operationId: string): void {
    this.concludedChecks.add(`${check} ${operationId}`);
  }

  /** Returns the current position for {@link since} and {@link rollback}. */
  checkpoint(): Checkpoint {
    return this.violations.length;
  }

  /** Returns the violations of these findings after a position, without those of forks. */
  since(checkpoint: Checkpoint): readonly Violation[] {
    return this.violations.slice(checkpoint);
  }

  /**
   * Drops the violations of these findings after a position, for calls whose responses are not part of the check. Blocked checks and
   * forks stay.
   */
  rollback(checkpoint: Checkpoint): void {
    this.violations.length = checkpoint;
  }

  /** Replaces each violation of these findings and their forks by the result of `change`. */
  update(change: (violation: Violation) => Violation): void {
    for (const { violations } of this.parts) for (const [index, violation] of violations.entries()) violations[index] = change(violation);
  }

  private get parts(): readonly Findings[] {
    return [this, ...this.forks];
  }
}
