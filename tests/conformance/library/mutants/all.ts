import { crossOriginMutants } from './cross-origin';
import { listMutants } from './lists';
import type { LibraryMutant } from './mutant';
import { requestMutants } from './requests';
import { schemaMutants } from './schemas';
import { stateMutants } from './state';

/** All broken libraries. */
export const LIBRARY_MUTANTS: readonly LibraryMutant[] = [
  ...schemaMutants,
  ...listMutants,
  ...requestMutants,
  ...stateMutants,
  ...crossOriginMutants,
];
