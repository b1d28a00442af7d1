/** The least time between two attempts, in ms; up to as much again is added at random. */
export const SPACING = 1000;
/** A connection that stood for so long is a good one: the next loss is a first loss again. In ms. */
export const STEADY = 10_000;

/** Decides when the next attempt may begin. */
export interface Pace {
  /** How long the next attempt has to wait, in ms; 0: not at all. */
  readonly wait: () => number;
  /** An attempt begins. */
  readonly begun: () => void;
  /**
   * A connection, or an attempt at one, was ended by the other side.
   *
   * @param code of the close (SPEC T4)
   * @param stood how long the connection was open, in ms
   */
  readonly ended: (code: number, stood: number) => void;
}

/**
 * The pace of the attempts, which pusher-js leaves to the server: a close with 4200 made it connect 325 times a
 * second, and after 4100 every page comes back after exactly one second. Here the first attempt after a code from 4200
 * to 4299 is at once, every other at least a second after the one before, and after the close, with jitter (SPEC T4).
 */
export function createPace(): Pace {
  let notBefore = 0;
  let atOnceSpent = false;
  const soonest = () => Date.now() + SPACING * (1 + Math.random());
  return {
    wait: () => Math.max(0, notBefore - Date.now()),
    begun: () => {
      notBefore = soonest();
    },
    ended: (code, stood) => {
      if (stood >= STEADY) atOnceSpent = false;
      const atOnce = code >= 4200 && code < 4300 && !atOnceSpent;
      if (atOnce) atOnceSpent = true;
      notBefore = atOnce ? Date.now() : Math.max(notBefore, soonest());
    },
  };
}
