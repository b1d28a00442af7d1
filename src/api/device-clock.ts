let leadMs: number | undefined;

/** Notes the server's time in a response that no cache has stored. */
export function noteServerTime({ headers }: Response): void {
  const serverTime = Date.parse(headers.get('Date') ?? '');
  if (!Number.isNaN(serverTime)) leadMs = Date.now() - serverTime;
}

/**
 * Returns the lead of the device's clock over the server's in the latest response, in ms; negative if it is behind. Undefined before
 * one whose `Date` the page may read.
 */
export const deviceClockLeadMs = (): number | undefined => leadMs;
