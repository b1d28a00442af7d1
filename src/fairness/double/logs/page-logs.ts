import { chainStorage, createChainLog } from './chain-log';
import { commitmentStorage, createCommitmentLog } from './commitment-log';
import { createFirstVisit, visitStorage } from './first-visit';

// Logs of this browser, shared by the parts of the page.
export const chainLog = createChainLog(chainStorage);
export const commitmentLog = createCommitmentLog(commitmentStorage);
export const firstVisit = createFirstVisit(visitStorage);
