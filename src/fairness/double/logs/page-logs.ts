import { chainStorage, createChainLog } from './chain-log';
import { commitmentStorage, createCommitmentLog, visitStorage } from './commitment-log';

// Logs of this browser, kept in local storage. The page has one of each, because they hold further records in memory.
export const chainLog = createChainLog(chainStorage);
export const commitmentLog = createCommitmentLog(commitmentStorage, visitStorage);
