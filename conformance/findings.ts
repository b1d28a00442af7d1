import type { Violation } from './observe/violation';
import type { Blocked } from './types';

/** A position from {@link Findings.checkpoint}. */
export type Checkpoint = number;

/** Collects violations, and checks that could not be made. */
export class Findings {
  private readonly violations: Violation[] = [];
  private readonly blockedChecks: Blocked[] = [];
  private readonly concludedChecks = new Set<string>();
  private readonly forks: Findings[] = [];

  /** @param root the findings of the run, if these are those of one operation */
  constructor(private readonly root: Findings | null = null) {}

  /** Returns findings that are part of these, so that {@link rollback} drops none of another operation. */
  fork(): Findings {
    const fork = new Findings(this);
    this.forks.push(fork);
    return fork;
  }

  /** Returns findings that are part of these once {@link absorb} adds them. */
  branch(): Findings {
    return new Findings(this.root ?? this);
  }

  /** Adds the findings of a {@link branch}. */
  absorb({ violations, blockedChecks, concludedChecks }: Findings): void {
    this.violations.push(...violations);
    this.blockedChecks.push(...blockedChecks);
    for (const check of concludedChecks) this.concludedChecks.add(check);
  }

  get all(): readonly Violation[] {
    return this.root === null ? this.parts.flatMap(({ violations }) => violations) : this.root.all;
  }

  /** Blocked checks without repetitions, and without those that another call concluded. */
  get blocked(): readonly Blocked[] {
    const all = this.parts.flatMap(({ blockedChecks }) => blockedChecks);
    const concluded = new Set(this.parts.flatMap(({ concludedChecks }) => [...concludedChecks]));
    const unique = new Map(all.map((one) => [`${one.check} ${one.operationId ?? ''} ${one.reason}`, one]));
    return [...unique.values()].filter(({ check, operationId }) => !concluded.has(`${check} ${operationId ?? ''}`));
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

  /** Returns the current place for {@link since} and {@link rollback}. */
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
    for (const { violations } of this.parts) for (const [index, violation] of violations.entries()) violations[index] = change(violation);
  }

  private get parts(): readonly Findings[] {
    return [this, ...this.forks];
  }
}
