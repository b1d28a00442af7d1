type Direction = 'up' | 'down';

/**
 * Takes the current odds of the selection `key`, and returns the direction of their last move; undefined without one in the last 12 s.
 *
 * @param now time in ms
 */
export type OddsMoves = (key: string, odds: number | undefined, now: number) => Direction | undefined;

/** Time for which a move stays marked. */
const MARK_MS = 12_000;

/** Creates a memory of the rendered odds, by selection. Undefined odds (a suspended selection) are no move. */
export function createOddsMoves(): OddsMoves {
  const seen = new Map<string, { odds: number; move?: { direction: Direction; at: number } }>();
  return (key, odds, now) => {
    if (odds === undefined) return undefined;
    const before = seen.get(key);
    if (before === undefined) {
      seen.set(key, { odds });
      return undefined;
    }
    if (before.odds !== odds) {
      before.move = { direction: odds > before.odds ? 'up' : 'down', at: now };
      before.odds = odds;
    }
    const { move } = before;
    return move !== undefined && now - move.at < MARK_MS ? move.direction : undefined;
  };
}
