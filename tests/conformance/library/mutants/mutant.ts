import type { Fault } from '../../fault';
import type { Library } from '../server/library';

/** Fault of the library, with the finding that the checker must report. */
export type LibraryMutant = WorldMutant<Library>;

/** Fault of a server, with the finding that the checker must report. `World` is the type of the data of the server. */
export interface WorldMutant<World> {
  name: string;
  /** Class of the fault. Each class has at least two mutants. */
  group: string;
  /** Ids of checks. A correct finding has one of them. */
  kinds: readonly string[];
  /** Ids of operations. A correct finding has one of them. */
  operations: readonly string[];
  /** Creates the fault for a new server. `world` is the data of this server, which the fault may read and change. */
  fault: (world: World) => Fault;
}

/** Returns a function that creates mutants of one class. `kinds` and `operations` are separated by blanks. */
export const createMutants =
  <World = Library>(group: string) =>
  (name: string, kinds: string, operations: string, fault: (world: World) => Fault): WorldMutant<World> => ({
    name,
    group,
    kinds: kinds.split(' '),
    operations: operations.split(' '),
    fault,
  });
