import type { RunContext } from './probe/run-context';

/**
 * Operations that a run has not probed yet, and those of the checks `foreign-access`, `method-undocumented` and `scenario-step` that its
 * profile includes and that are not finished. A partial report lists them as blocked.
 */
export class RemainingChecks {
  private readonly operationIds: Set<string>;
  private readonly checks: Set<string>;

  constructor({ operations, config }: RunContext, hasScenarios: boolean) {
    this.operationIds = new Set(operations.map(({ id }) => id));
    this.checks = new Set([
      ...(config.profile === 'full' ? ['foreign-access', 'method-undocumented'] : []),
      ...(hasScenarios && config.scenarios && config.profile !== 'smoke' ? ['scenario-step'] : []),
    ]);
  }

  /** Removes a check that was made. @param name id of an operation, or of a check that concerns all operations together */
  finish(name: string): void {
    this.operationIds.delete(name);
    this.checks.delete(name);
  }

  /**
   * Adds a blocked check for each remaining one; for an operation it is `unreachable-operation`.
   * @param reason continues a sentence after "because"
   */
  block({ findings, coverage, operations }: RunContext, reason: string): void {
    for (const operation of operations.filter(({ id }) => this.operationIds.has(id))) {
      const progress = coverage.wasCalled(operation) ? 'its checks were not finished' : 'it was not called';
      findings.block({ check: 'unreachable-operation', operationId: operation.id, reason: `${progress}, because ${reason}` });
    }
    for (const check of this.checks) findings.block({ check, operationId: null, reason: `not finished, because ${reason}` });
  }
}
