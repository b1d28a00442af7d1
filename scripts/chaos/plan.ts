import { FAULT_NAMES, type FaultName } from './fault-names';
import { hashToFraction } from './random';

/** Roles of a visit: without a session, and as a player who is logged in. */
export const ROLES = ['visitor', 'player'] as const;
export type Role = (typeof ROLES)[number];

/** Visit of a route in a role, under a fault. */
export interface Visit {
  readonly fault: FaultName;
  readonly route: string;
  readonly as: Role;
  /** Index of the round, from 0. Only the fault `field` has several rounds, each with other fields. */
  readonly round: number;
}

/** Filters of the visits. An undefined filter selects everything. */
export interface Selection {
  readonly fault: FaultName | undefined;
  readonly route: string | undefined;
  readonly as: Role | undefined;
  /** Round of the fault `field`. Other faults are not filtered by it. */
  readonly round: number | undefined;
  /** Maximum number of visits, spread over the faults. */
  readonly sample: number | undefined;
  /** Number that decides which visits the sample has. */
  readonly seed: number;
}

/** Number of rounds of the fault `field`. */
export const FIELD_ROUNDS = 3;

/** Lists the selected visits: of every fault on every route in every role, in the order of `FAULT_NAMES`, or a sample in a seeded order. */
export function planVisits(routes: readonly string[], selection: Selection): Visit[] {
  const visits = FAULT_NAMES.filter((fault) => selection.fault === undefined || selection.fault === fault).flatMap((fault) =>
    listRounds(fault, selection.round).flatMap((round) =>
      routes
        .filter((route) => selection.route === undefined || selection.route === route)
        .flatMap((route) =>
          ROLES.filter((role) => selection.as === undefined || selection.as === role).map((as) => ({ fault, route, as, round })),
        ),
    ),
  );
  return selection.sample === undefined ? visits : takeSample(visits, selection.sample, selection.seed);
}

/** Returns the command that repeats a visit. */
export function replayCommand({ fault, route, as, round }: Visit, seed: number): string {
  const chosen = fault === 'field' ? ` --round ${String(round)} --seed ${String(seed)}` : '';
  return `npm run chaos -- --route ${route} --fault ${fault} --as ${as}${chosen}`;
}

function listRounds(fault: FaultName, round: number | undefined): number[] {
  if (fault !== 'field') return [0];
  return round === undefined ? Array.from({ length: FIELD_ROUNDS }, (_, index) => index) : [round];
}

/** Returns a sample of the visits: one of each fault in turn, in a seeded order. */
function takeSample(visits: readonly Visit[], size: number, seed: number): Visit[] {
  const order = ({ fault, route, as, round }: Visit) => hashToFraction(`${String(seed)} ${fault} ${route} ${as} ${String(round)}`);
  const shuffled = visits.toSorted((a, b) => order(a) - order(b));
  const taken = new Map<FaultName, number>();
  const turn = new Map<Visit, number>();
  for (const visit of shuffled) {
    const before = taken.get(visit.fault) ?? 0;
    taken.set(visit.fault, before + 1);
    turn.set(visit, before);
  }
  return shuffled.toSorted((a, b) => (turn.get(a) ?? 0) - (turn.get(b) ?? 0)).slice(0, size);
}
