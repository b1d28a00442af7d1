import type { WorldMutant } from '../../library/mutants/mutant';
import type { Harbour } from '../server/harbour';
import { bulkMutants } from './bulk';
import { fromContract } from './from-contract/all';
import { listMutants } from './lists';
import { requestMutants } from './requests';
import { stateMutants } from './state';
import { valueMutants } from './values';

/** All broken harbours. */
export const HARBOUR_MUTANTS: readonly WorldMutant<Harbour>[] = [
  ...requestMutants,
  ...listMutants,
  ...stateMutants,
  ...bulkMutants,
  ...fromContract,
  ...valueMutants,
];
