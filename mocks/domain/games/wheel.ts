import { payChips, type Spot } from './chips';
import { ended, type Play, type RulesText } from './round';

/** Number of segments by what a segment pays to one. Each has a return of 96 %. */
const SEGMENTS: readonly (readonly [pays: number, count: number])[] = [
  [1, 24],
  [2, 16],
  [5, 8],
  [23, 2],
];

/** Spots of the table. */
export const spots: readonly Spot[] = SEGMENTS.map(([pays]) => ({ id: String(pays), label: `${String(pays)} para 1` }));

/** Segments clockwise, with what each pays to one, spread evenly. */
export const segments: readonly number[] = SEGMENTS.flatMap(([pays, count]) =>
  Array.from({ length: count }, (_, index) => ({ pays, place: (index + 0.5) / count })),
)
  .sort((a, b) => a.place - b.place || a.pays - b.pays)
  .map(({ pays }) => pays);

/**
 * Returns what a spot returns, in thousandths of its chip, which is included. A lost spot returns 0, an unknown one undefined.
 *
 * @param pays value of the drawn segment, which is an element of `segments`, not its index
 */
export function returnOf(id: string, pays: number): number | undefined {
  if (!spots.some((spot) => spot.id === id)) return undefined;
  return id === String(pays) ? (pays + 1) * 1000 : 0;
}

/** Plays a money wheel. The choice is the cents on each spot, by the ids of `spots`; `segment` is an index of `segments`. */
export const playWheel: Play<{ segment: number }> = (random, bet) => {
  const segment = random.integer(0, segments.length - 1);
  const win = payChips(bet, (id) => returnOf(id, segments[segment] ?? 0));
  return win === undefined ? undefined : ended({ segment }, win);
};

export const wheelText: RulesText = {
  paragraphs: [
    'A roda tem 50 casas: 24 com o número 1, 16 com o 2, 8 com o 5 e 2 com o 23. Coloque fichas nos números em que a roda pode parar.',
    'O número da casa diz quantas vezes a ficha é paga, além da própria ficha. Todas as casas têm o mesmo retorno.',
  ],
  prizes: SEGMENTS.map(([pays]) => ({ label: `Casa ${String(pays)}`, multiplier: pays + 1 })).reverse(),
};
