/** Calls that the stand-in offers beside those of every backend. A deployment turns them on if its backend offers them (SPEC T1, B19). */
export const OPTIONAL_CALLS = { realtime: { batchAuth: true }, playerOverview: true } as const;
