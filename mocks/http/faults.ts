import type { OperationId } from '@generated/operations';

import type { Call, Obstacle } from '../scenarios/scenario';
import type { Visit } from '../scenarios/visits';

/** A fault for one operation, or for all operations without their own. */
export interface Fault {
  operation: OperationId | '*';
  /** Delay of the response, in ms. */
  latency?: number | undefined;
  /** Status that replaces the real one. */
  status?: number | undefined;
  /** Drops the connection without executing the call. */
  cut?: boolean | undefined;
  /** Executes the call, then drops the connection. */
  lost?: boolean | undefined;
  /** How often it still applies; forever if omitted. */
  times?: number | undefined;
}

export type Faults = ReturnType<typeof createFaults>;

/** Creates the store of active faults. They affect all visits. */
export function createFaults() {
  const known = new Map<Fault['operation'], Fault>();
  return {
    all: (): Fault[] => [...known.values()],

    /** Sets a fault and replaces the operation's previous one. */
    put(fault: Fault): void {
      known.set(fault.operation, fault);
    },

    clear: (): void => known.clear(),

    /** Returns the fault for a call and decrements its remaining count. */
    take(id: OperationId): Fault | undefined {
      const fault = known.get(id) ?? known.get('*');
      if (fault?.times === undefined) return fault;
      if (fault.times > 1) known.set(fault.operation, { ...fault, times: fault.times - 1 });
      else known.delete(fault.operation);
      return fault;
    },
  };
}

/**
 * Combines the scenario's and the switched fault of a call.
 *
 * @returns undefined if none is active
 */
export function obstacleOf({ name, scenario }: Visit, faults: Faults, call: Call): Obstacle | undefined {
  const fault = faults.take(call.id);
  const ways = [
    scenario?.network && { by: `scenario ${name}`, ...scenario.network },
    scenario?.obstacle?.(call),
    fault && { by: told(fault), ...switched(fault) },
  ].filter((way) => way !== undefined);
  if (ways.length === 0) return undefined;
  return { ...Object.assign({}, ...ways), by: ways.map(({ by }) => by).join('; ') };
}

function switched({ latency, status, cut, lost }: Fault): Omit<Obstacle, 'by'> {
  return {
    ...(latency !== undefined && { latency }),
    ...(status !== undefined && { status }),
    ...((cut === true || lost === true) && { cut: true, executed: lost === true }),
  };
}

function told({ operation, latency, status, cut, lost }: Fault): string {
  const parts = [latency !== undefined && `latency ${String(latency)} ms`, status, cut === true && 'cut', lost === true && 'lost'];
  return `fault of ${operation}: ${parts.filter((part) => part !== undefined && part !== false).join(', ')}`;
}
