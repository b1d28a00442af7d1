import { chainStorage, createChainLog } from './chain-log';
import { commitmentStorage, createCommitmentLog, visitStorage } from './commitment-log';

// Logs of this browser, kept in local storage. The page has one of each, because they hold further records in memory.

/** Log of the announced chains and receipt keys of Double, with which every later configuration is compared. */
export const chainLog = createChainLog(chainStorage);
/** Log of the first statements about each round of Double, with which later ones are compared, and of this browser's first visit. */
export const commitmentLog = createCommitmentLog(commitmentStorage, visitStorage);
