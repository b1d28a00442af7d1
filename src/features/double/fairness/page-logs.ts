import { betStorage, createBetLog } from './bet-log';
import { chainStorage, createChainLog } from './chain-log';
import { browserStorage, createCommitmentLog } from './commitment-log';

export const chainLog = createChainLog(chainStorage);
export const commitmentLog = createCommitmentLog(browserStorage, chainLog.terminalHash);
export const betLog = createBetLog(betStorage);
