import type { OperationId } from '@generated/operations';

import type { Call, Obstacle } from '../scenarios/scenario';
import type { Visit } from '../scenarios/visits';

/** A fault that was switched on for one operation, or for all that have none of their own. */
export interface Fault {
  operation: OperationId | '*';
  /** How much later the answer comes, in milliseconds. */
  latency?: number | undefined;
  /** The status that is answered in place of what would be. */
  status?: number | undefined;
  /** There is no answer at all, and nothing happens. */
  cut?: boolean | undefined;
  /** It happens, and there is no answer. */
  lost?: boolean | undefined;
  /** How often it still acts; for ever where it is left out. */
  times?: number | undefined;
}

export type Faults = ReturnType<typeof createFaults>;

/** The switchboard of faults. They act on all visits. */
export function createFaults() {
  const known = new Map<Fault['operation'], Fault>();
  return {
    all: (): Fault[] => [...known.values()],

    /** Switches a fault on, in the place of the one that its operation had. */
    put(fault: Fault): void {
      known.set(fault.operation, fault);
    },

    clear: (): void => known.clear(),

    /** The fault that acts on a call; it acts once less from then on. */
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
 * What stands in the way of a call: the scenario of its visit, and a fault on top of it.
 *
 * @returns nothing where the way is free
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
