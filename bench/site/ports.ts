import { addressesFrom } from '../../scripts/addresses';

const FIRST = Number(process.env.BENCH_PORT ?? 5352);

/** The references have free ports. */
export const addresses = addressesFrom(FIRST);
/** Port on which Chromium can be debugged. */
export const DEBUG_PORT = FIRST + 1;
