/**
 * Configuration that turns on the calls that the stand-in offers beside those of every backend. A deployment sets it if its
 * backend offers them too (SPEC T1, B19, B23).
 */
export const OPTIONAL_CALLS = { realtime: { batchAuth: true }, playerOverview: true, liveTables: true } as const;
