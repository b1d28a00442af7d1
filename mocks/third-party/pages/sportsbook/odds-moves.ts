type Direction = 'up' | 'down';

/** Returns the direction in which a price has just moved, or undefined. */
export type OddsMoves = (key: string, odds: number | undefined, now: number) => Direction | undefined;

/** Time for which a move stays marked. */
const MARK_MS = 12_000;

/** Creates a memory of the rendered prices. Suspended prices are no moves. */
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
