import type { Fault } from '../../fault';
import type { Library } from '../server/library';

export type LibraryMutant = WorldMutant<Library>;

/** A fault of a server with some data, with the check and the operation that a correct finding has. */
export interface WorldMutant<World> {
  name: string;
  /** Class of the fault. Each has at least two mutants. */
  group: string;
  /** Check ids, one of which a correct finding has. */
  kinds: readonly string[];
  operations: readonly string[];
  fault: (world: World) => Fault;
}

/** Creates mutants of one class. */
export const createMutants =
  <World = Library>(group: string) =>
  (name: string, kinds: string, operations: string, fault: (world: World) => Fault): WorldMutant<World> => ({
    name,
    group,
    kinds: kinds.split(' '),
    operations: operations.split(' '),
    fault,
  });
