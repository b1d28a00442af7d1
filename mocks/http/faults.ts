import type { OperationId } from '@generated/operations';

import type { FaultEffect, ScenarioCall } from '../scenarios/scenario';
import type { Visit } from '../scenarios/visits';

/** Fault that a developer has switched on for an operation, or for all (`*`). */
export interface Fault {
  operation: OperationId | '*';
  /** Delay of the response, in ms. */
  latency?: number | undefined;
  /** Status of a response that is sent without executing the call. */
  status?: number | undefined;
  /** True drops the connection without executing the call. */
  cut?: boolean | undefined;
  /** True executes the call, then drops the connection. */
  lost?: boolean | undefined;
  /** Number of calls that the fault still affects; unlimited if omitted. */
  times?: number | undefined;
}

export type Faults = ReturnType<typeof createFaults>;

/** Creates the store of faults, which affect all visits of a world. Each operation has at most one, and so have all (`*`). */
export function createFaults() {
  const faultsByOperation = new Map<Fault['operation'], Fault>();
  return {
    all: (): Fault[] => [...faultsByOperation.values()],

    /** Stores a fault in place of that of the same operation. */
    put(fault: Fault): void {
      faultsByOperation.set(fault.operation, fault);
    },

    clear: (): void => faultsByOperation.clear(),

    /** Returns the fault of an operation, else that of all operations, if any, and decrements its remaining count. */
    take(id: OperationId): Fault | undefined {
      const fault = faultsByOperation.get(id) ?? faultsByOperation.get('*');
      if (fault?.times === undefined) return fault;
      if (fault.times > 1) faultsByOperation.set(fault.operation, { ...fault, times: fault.times - 1 });
      else faultsByOperation.delete(fault.operation);
      return fault;
    },
  };
}

/**
 * Combines the faults of the visit's scenario with one that was switched on, whose values have precedence and of which
 * one use is counted.
 *
 * @returns undefined if none is active
 */
export function activeFault({ name, scenario }: Visit, faults: Faults, call: ScenarioCall): FaultEffect | undefined {
  const fault = faults.take(call.id);
  const effects = [
    scenario?.network && { by: `scenario ${name}`, ...scenario.network },
    scenario?.faultFor?.(call),
    fault && { by: describeFault(fault), ...toFaultEffect(fault) },
  ].filter((effect) => effect !== undefined);
  if (effects.length === 0) return undefined;
  return { ...Object.assign({}, ...effects), by: effects.map(({ by }) => by).join('; ') };
}

function toFaultEffect({ latency, status, cut, lost }: Fault): Omit<FaultEffect, 'by'> {
  return {
    ...(latency !== undefined && { latency }),
    ...(status !== undefined && { status }),
    ...((cut === true || lost === true) && { cut: true, executed: lost === true }),
  };
}

function describeFault({ operation, latency, status, cut, lost }: Fault): string {
  const parts = [latency !== undefined && `latency ${String(latency)} ms`, status, cut === true && 'cut', lost === true && 'lost'];
  return `fault of ${operation}: ${parts.filter((part) => part !== undefined && part !== false).join(', ')}`;
}
