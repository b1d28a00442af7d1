import type { DoubleRound } from '@generated/api/model/double-round';

/** What bound a round's outcome before its bets were closed, as this page saw it. */
export interface Announced {
  readonly hash: string;
  readonly publicSeed: string;
}

/** How many rounds are remembered: more than a day at the table shows. */
const MOST = 4000;

export type Witness = ReturnType<typeof createWitness>;

/** Remembers of each round what was announced before it turned, and its seed once that was told. */
export function createWitness() {
  const announced = new Map<number, Announced>();
  const seeds = new Map<number, string>();

  return {
    /** Takes what is told of a round. What was announced first is never replaced. */
    saw({ round, status, server_seed_hash: hash, public_seed: publicSeed, server_seed: seed }: DoubleRound): void {
      if (status === 'waiting' && !announced.has(round)) put(announced, round, { hash, publicSeed });
      if (seed !== null && !seeds.has(round)) put(seeds, round, seed);
    },
    announced: (round: number): Announced | undefined => announced.get(round),
    seedOf: (round: number): string | undefined => seeds.get(round),
  };
}

/** What this page saw, as long as it lives. */
export const witness = createWitness();

function put<Value>(kept: Map<number, Value>, round: number, value: Value): void {
  kept.set(round, value);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
}
