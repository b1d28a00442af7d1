import type { Clock } from '@/shared/lib/monotonic-clock';

const SECOND_MS = 1000;
/** No further samples are needed below this uncertainty, in either direction. */
export const ACCURATE_ENOUGH_MS = 100;
/** Requests stay limited on connections that are too slow for an accurate sample. */
const MAX_SAMPLES = 5;

export type ServerClock = ReturnType<typeof createServerClock>;

/**
 * Estimates the server's clock from its responses. A response was written between request and arrival, so each sample bounds
 * the offset between the clocks. The estimate is the middle of the bounds.
 * Many servers send whole seconds: a few samples, each timed to halve the interval, are enough.
 *
 * @param deviceNow monotonic clock in ms
 */
export function createServerClock(deviceNow: Clock) {
  /** Bounds of the server's lead over the device, in ms. */
  let bounds = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };
  let samples = 0;
  /** Estimated time of a request's way to the server, in ms. */
  let latencyMs = 0;

  function narrow(min: number, max: number): void {
    const both = { min: Math.max(bounds.min, min), max: Math.min(bounds.max, max) };
    // A sample outside the bounds replaces them: one of the clocks was set.
    bounds = both.min <= both.max ? both : { min, max };
  }

  const isKnown = () => Number.isFinite(bounds.min) && Number.isFinite(bounds.max);
  const offset = () => (bounds.min + bounds.max) / 2;
  const uncertainty = () => (bounds.max - bounds.min) / 2;

  return {
    /** Returns the device's time in ms, for samples. */
    deviceNow,
    /**
     * Adds the server time of a response as a sample.
     *
     * @param serverTime ISO 8601; without a fraction it stands for any moment of its second
     * @param sentAt device time of the request, in ms
     * @param arrivedAt device time of the response, in ms
     */
    addSample(serverTime: string, sentAt: number, arrivedAt: number): void {
      const serverMs = Date.parse(serverTime);
      if (!Number.isFinite(serverMs)) return;
      samples += 1;
      latencyMs = (arrivedAt - sentAt) / 2;
      narrow(serverMs - arrivedAt, serverMs + resolutionMs(serverTime) - sentAt);
    },
    /**
     * Corrects the clock by an event that happens at a known time: that time has passed.
     *
     * @param moment epoch ms
     */
    advanceTo(moment: number): void {
      const min = moment - deviceNow();
      if (!isKnown() || min <= bounds.min) return;
      if (min > bounds.max) bounds = { min, max: min };
      else narrow(min, bounds.max);
    },
    /** Returns true once the server's time can be estimated. */
    isKnown,
    /** Returns the server's time in epoch ms. */
    now: () => deviceNow() + (isKnown() ? offset() : 0),
    /** Returns the maximum error of `now`, in ms. */
    uncertainty,
    /** Returns the delay in ms after which the next sample narrows the bounds most; null if none is needed. */
    nextSampleDelay(): number | null {
      if (!isKnown() || uncertainty() <= ACCURATE_ENOUGH_MS || samples >= MAX_SAMPLES) return null;
      // A response written when a second begins tells whether the estimate is early or late.
      return SECOND_MS - ((deviceNow() + offset() + latencyMs) % SECOND_MS);
    },
  };
}

const resolutionMs = (iso: string): number => (/:\d\d\.\d/.test(iso) ? 1 : SECOND_MS);
