import { chainStorage, createChainLog } from './chain-log';
import { commitmentStorage, createCommitmentLog, visitStorage } from './commitment-log';

// Logs of this browser, shared by the parts of the page.
export const chainLog = createChainLog(chainStorage);
export const commitmentLog = createCommitmentLog(commitmentStorage, visitStorage);
