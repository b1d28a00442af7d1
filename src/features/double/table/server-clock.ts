import type { Clock } from '@/shared/lib/monotonic-clock';

const SECOND_MS = 1000;
/** Error in ms up to which no further sample is needed if events arrive, because they mark the moments of a round. */
const ACCURATE_ENOUGH_WITH_EVENTS_MS = 500;
/** Error in ms up to which no further sample is needed without events. */
export const ACCURATE_ENOUGH_MS = 100;
/** Maximum number of samples, to limit requests on slow connections. */
const MAX_SAMPLES = 5;

export type ServerClock = ReturnType<typeof createServerClock>;

/**
 * Estimates the server's clock. A response was written between its request and its arrival, so each sample bounds the
 * offset. Whole seconds need a few samples, each timed to halve the interval.
 *
 * @param deviceNow monotonic clock of the device, in epoch ms
 */
export function createServerClock(deviceNow: Clock) {
  /** Bounds of the difference between the server's clock and that of the device, in ms. */
  let bounds = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };
  let samples = 0;
  /** Estimated time in ms that a message takes in one direction. */
  let latencyMs = 0;

  function narrow(min: number, max: number): void {
    const both = { min: Math.max(bounds.min, min), max: Math.min(bounds.max, max) };
    // The bounds contradict each other if one of the clocks was set.
    bounds = both.min <= both.max ? both : { min, max };
  }

  const isKnown = () => Number.isFinite(bounds.min) && Number.isFinite(bounds.max);
  const offset = () => (bounds.min + bounds.max) / 2;
  const uncertainty = () => (bounds.max - bounds.min) / 2;

  return {
    deviceNow,
    /**
     * Narrows the estimate by a response. An invalid `serverTime` is ignored.
     *
     * @param serverTime ISO 8601; without a fraction, any moment of its second
     * @param sentAt device time in ms
     * @param arrivedAt device time in ms
     */
    addSample(serverTime: string, sentAt: number, arrivedAt: number): void {
      const serverMs = Date.parse(serverTime);
      if (!Number.isFinite(serverMs)) return;
      samples += 1;
      latencyMs = (arrivedAt - sentAt) / 2;
      narrow(serverMs - arrivedAt, serverMs + resolutionMs(serverTime) - sentAt);
    },
    /** Applies an event, which shows that `moment`, in epoch ms, has passed on the server. Ignored before the first sample. */
    advanceTo(moment: number): void {
      const min = moment - deviceNow();
      if (!isKnown() || min <= bounds.min) return;
      if (min > bounds.max) bounds = { min, max: min };
      else narrow(min, bounds.max);
    },
    /** Returns true after the first valid sample. */
    isKnown,
    /** Returns the server's time in epoch ms; the device's time before the first sample. */
    now: () => deviceNow() + (isKnown() ? offset() : 0),
    /** Returns the maximum error in ms; Infinity before the first sample. */
    uncertainty,
    /**
     * Returns the ms until the most useful next sample; null if none is needed, after 5 samples, and before the first one.
     *
     * @param hasEvents true if real time works, or may still be connecting
     */
    nextSampleDelay(hasEvents: boolean): number | null {
      const enough = hasEvents ? ACCURATE_ENOUGH_WITH_EVENTS_MS : ACCURATE_ENOUGH_MS;
      if (!isKnown() || uncertainty() <= enough || samples >= MAX_SAMPLES) return null;
      // A response written at the start of a second shows whether the estimate is early or late.
      return SECOND_MS - ((deviceNow() + offset() + latencyMs) % SECOND_MS);
    },
  };
}

const resolutionMs = (iso: string): number => (/:\d\d\.\d/.test(iso) ? 1 : SECOND_MS);
