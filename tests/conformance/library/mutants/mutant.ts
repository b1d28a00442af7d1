import type { LibraryFault } from '../server/serve';

/** A fault of the library, with the check and the operation that a correct finding has. */
export interface LibraryMutant {
  name: string;
  /** Class of the fault. Each has at least two mutants. */
  group: string;
  /** Check ids, one of which a correct finding has. */
  kinds: readonly string[];
  operations: readonly string[];
  fault: LibraryFault;
}

/** Creates mutants of one class. */
export const createMutants =
  (group: string) =>
  (name: string, kinds: string, operations: string, fault: LibraryFault): LibraryMutant => ({
    name,
    group,
    kinds: kinds.split(' '),
    operations: operations.split(' '),
    fault,
  });
