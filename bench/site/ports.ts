/** The first of two ports in a row; the hosts use free ones. */
const FIRST = Number(process.env.BENCH_PORT ?? 5352);

export const STAND_IN_PORT = FIRST;
/** Of Chromium. */
export const DEBUG_PORT = FIRST + 1;
