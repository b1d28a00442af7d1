import { addressesFrom } from '../../scripts/addresses';

const FIRST = Number(process.env.BENCH_PORT ?? 5352);

/** Ports of the measured site, its stand-in and third parties, from `BENCH_PORT` or 5352. The reference pages get any free ports. */
export const addresses = addressesFrom(FIRST);
/**
 * Port on which Chromium can be debugged. `addressesFrom` gives it to the preview of the built site, which this benchmark does
 * not start.
 */
export const DEBUG_PORT = FIRST + 1;
