import type { WorldMutant } from '../../../library/mutants/mutant';
import type { Harbour } from '../../server/harbour';
import { acceptedBodyMutants } from './accepted-bodies';
import { acceptedRequestMutants } from './accepted-requests';
import { accessMutants } from './access';
import { answerMutants } from './answers';
import { effectMutants } from './effects';
import { jobMutants } from './jobs';
import { listMutants } from './lists';
import { refusedMutants } from './refused';
import { writtenMutants } from './written';

/** Broken harbours that were written with knowledge of the contract, but of none of the checks. */
export const fromContract: readonly WorldMutant<Harbour>[] = [
  ...accessMutants,
  ...answerMutants,
  ...acceptedBodyMutants,
  ...acceptedRequestMutants,
  ...refusedMutants,
  ...listMutants,
  ...writtenMutants,
  ...effectMutants,
  ...jobMutants,
];
