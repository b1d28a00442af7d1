import type { WorldMutant } from '../../library/mutants/mutant';
import type { Harbour } from '../server/harbour';
import { requestMutants } from './requests';
import { stateMutants } from './state';

/** All broken harbours. */
export const HARBOUR_MUTANTS: readonly WorldMutant<Harbour>[] = [...requestMutants, ...stateMutants];
