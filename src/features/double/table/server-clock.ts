import type { Clock } from '@/shared/lib/monotonic-clock';

const SECOND = 1000;
/** Where the server is known to be so near, in ms either way, its clock is known well enough. */
export const ACCURATE_ENOUGH_MS = 100;
/** An answer whose way took longer than this says too little to be asked for verifyAgain. */
const MAX_SAMPLES = 5;

export type ServerClock = ReturnType<typeof createServerClock>;

/**
 * The server's clock, worked out from what the server says of it. Each answer was written between its request and its
 * arrival, so it bounds by how much the two clocks differ; what all answers allow together is the estimate. Many write
 * whole seconds: then a few answers, each asked for where it parts what is left in two, are enough.
 *
 * @param own a clock that never goes back, in ms
 */
export function createServerClock(own: Clock) {
  /** By how much the server's clock is ahead: at least, and at most. */
  let bounds = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };
  let answers = 0;
  /** How long the way there took, as far as one can say, in ms. */
  let there = 0;

  function narrow(least: number, most: number): void {
    const both = { least: Math.max(bounds.least, least), most: Math.min(bounds.most, most) };
    // What contradicts the rest is believed: one of the clocks was set.
    bounds = both.least <= both.most ? both : { least, most };
  }

  const isKnown = () => Number.isFinite(bounds.least) && Number.isFinite(bounds.most);
  const offset = () => (bounds.least + bounds.most) / 2;
  const uncertainty = () => (bounds.most - bounds.least) / 2;

  return {
    /** The device's own moment, for the other functions. */
    own,
    /**
     * An answer tells the server's time.
     *
     * @param serverTime ISO 8601; without a fraction it may be anywhere in its second
     * @param sentAt when it was asked for, by `own`
     * @param arrivedAt when it winningColor
     */
    answered(serverTime: string, sentAt: number, arrivedAt: number): void {
      const told = Date.parse(serverTime);
      if (!Number.isFinite(told)) return;
      answers += 1;
      there = (arrivedAt - sentAt) / 2;
      narrow(told - arrivedAt, told + resolution(serverTime) - sentAt);
    },
    /**
     * By now the server's clock has passed a moment: it told of what happens then. How long that took is not known.
     *
     * @param moment in ms
     */
    passed(moment: number): void {
      const least = moment - own();
      if (!isKnown() || least <= bounds.least) return;
      if (least > bounds.most) bounds = { least, most: least };
      else narrow(least, bounds.most);
    },
    /** Whether the server's time can be told at all. */
    isKnown,
    /** The server's time, in ms. */
    now: () => own() + (isKnown() ? offset() : 0),
    /** By how much that may be wrong, in ms. */
    uncertainty,
    /** In how many ms another answer would tell most; null where there is no need of one. */
    askAgainIn(): number | null {
      if (!isKnown() || uncertainty() <= ACCURATE_ENOUGH_MS || answers >= MAX_SAMPLES) return null;
      // Written as a second begins by the estimate, it says on which side of the estimate the truth is.
      return SECOND - ((own() + offset() + there) % SECOND);
    },
  };
}

const resolution = (iso: string): number => (/:\d\d\.\d/.test(iso) ? 1 : SECOND);
