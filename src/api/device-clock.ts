let leadMs: number | undefined;

/** Stores the device clock's lead over a response's `Date`. The response must not come from a cache, whose `Date` is old. */
export function noteServerTime({ headers }: Response): void {
  const serverTime = Date.parse(headers.get('Date') ?? '');
  if (!Number.isNaN(serverTime)) leadMs = Date.now() - serverTime;
}

/**
 * Returns the lead of the device's clock over the server's in the latest response, in ms; negative if the device is behind.
 * Undefined until a response has had a `Date` header that the page may read (CORS).
 */
export const deviceClockLeadMs = (): number | undefined => leadMs;
