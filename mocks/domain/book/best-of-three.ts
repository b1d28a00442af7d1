import type { Random } from '../random';
import { addPairs, type Incident, type MarketRow, type Outcome, type Pair, type SportSimulation } from './sport-simulation';

/** Number of parts that win a match. */
const WINS_NEEDED = 2;
/** Largest number of parts in a match. */
const MAX_PARTS = 2 * WINS_NEEDED - 1;

/** Result of a part for its winner, with its relative frequency. */
type PartResult = readonly [winner: number, loser: number, frequency: number];

interface PartRules {
  /** Name of a part (pt-BR): `set`, `mapa`. */
  readonly part: string;
  /** Real minutes of a part. */
  readonly minutes: number;
  readonly results: readonly PartResult[];
  /** Name of what is counted in a part (pt-BR): `games`. */
  readonly unit: string;
  /** Lines of the units: of all, of one side, of the first part, and the handicaps. */
  readonly lines: Readonly<Record<'total' | 'side' | 'first' | 'handicap', readonly number[]>>;
}

const countWins = (parts: readonly Pair[]): Pair => [
  parts.filter(([home, away]) => home > away).length,
  parts.filter(([home, away]) => home < away).length,
];
const isDecided = (parts: readonly Pair[]) => Math.max(...countWins(parts)) === WINS_NEEDED;

/** Creates the simulation of a match of sets or maps, won with two parts. Strengths are chances to win one part. */
export function bestOfThree({ part, minutes, results, unit, lines }: PartRules): SportSimulation {
  const frequencies = results.reduce((sum, [, , frequency]) => sum + frequency, 0);

  /** Returns the possible results of one part. */
  const partOutcomes = (chance: number): Outcome[] =>
    results.flatMap(([winner, loser, frequency]) => [
      { probability: (chance * frequency) / frequencies, counts: [winner, loser] },
      { probability: ((1 - chance) * frequency) / frequencies, counts: [loser, winner] },
    ]);

  /** Returns all ways in which a match can go on, as the list of its parts. */
  const matches = (
    possible: readonly Outcome[],
    played: readonly Pair[],
    probability = 1,
  ): { probability: number; parts: readonly Pair[] }[] =>
    isDecided(played)
      ? [{ probability, parts: played }]
      : possible.flatMap((next) => matches(possible, [...played, next.counts], probability * next.probability));

  const drawPart = (chance: number, random: Random): Pair => {
    let left = random.next();
    const found = partOutcomes(chance).find(({ probability }) => {
      left -= probability;
      return left < 0;
    });
    return found?.counts ?? [1, 0];
  };

  return {
    minutes: MAX_PARTS * minutes,
    playedMinutes: MAX_PARTS * minutes,
    markets: partMarkets(part, unit, lines),
    strengths(home, away) {
      const chance = 1 / (1 + Math.exp(-0.8 * (home - away)));
      return { home: chance, away: 1 - chance };
    },
    scoreAt(strengths, chance, minute) {
      const random = chance();
      const incidents: Incident[] = [];
      const parts = () => incidents.map(({ amount }) => amount);
      for (let end = minutes; end <= minute && !isDecided(parts()); end += minutes) {
        incidents.push({ kind: 'games', minute: end, amount: drawPart(strengths.home, random) });
      }
      const [home, away] = countWins(parts());
      if (isDecided(parts())) return { home, away, progress: 1, clock: 'Encerrado', incidents };
      return { home, away, progress: incidents.length / MAX_PARTS, clock: `${String(incidents.length + 1)}º ${part}`, incidents };
    },
    outcomes(topic, { home: chance }, { incidents }) {
      const possible = partOutcomes(chance);
      if (topic === 'part-1' || topic === 'part-2') {
        const played = incidents[topic === 'part-1' ? 0 : 1];
        return played === undefined ? possible : [{ probability: 1, counts: played.amount }];
      }
      if (topic !== 'parts' && topic !== 'units') return [];
      return matches(
        possible,
        incidents.map(({ amount }) => amount),
      ).map(({ probability, parts }) => ({
        probability,
        counts: topic === 'parts' ? countWins(parts) : parts.reduce(addPairs, [0, 0]),
      }));
    },
  };
}

function partMarkets(part: string, unit: string, lines: PartRules['lines']): MarketRow[] {
  const main = 'Principais';
  const parts = part === 'set' ? 'Sets' : 'Mapas';
  const units = unit.charAt(0).toUpperCase() + unit.slice(1);
  return [
    { id: 'vencedor', group: main, name: 'Vencedor da partida', kind: 'winner', topic: 'parts' },
    { id: 'placar', group: main, name: `Placar em ${part}s`, kind: 'exact', topic: 'parts', lines: [WINS_NEEDED] },
    { id: 'partes', group: main, name: `Total de ${part}s`, kind: 'total', topic: 'parts', lines: [MAX_PARTS - 0.5] },
    { id: 'handicap', group: parts, name: `Handicap de ${part}s`, kind: 'handicap', topic: 'parts', lines: [-1.5, 1.5] },
    { id: 'parte-1', group: parts, name: `Vencedor do 1º ${part}`, kind: 'winner', topic: 'part-1' },
    { id: 'parte-2', group: parts, name: `Vencedor do 2º ${part}`, kind: 'winner', topic: 'part-2' },
    { id: 'ambos', group: parts, name: `Ambos vencem um ${part}`, kind: 'both', topic: 'parts' },
    { id: 'unidades', group: units, name: `Total de ${unit}`, kind: 'total', topic: 'units', lines: lines.total },
    { id: 'handicap-unidades', group: units, name: `Handicap de ${unit}`, kind: 'handicap', topic: 'units', lines: lines.handicap },
    { id: 'unidades-1', group: units, name: `${units} do 1º competidor`, kind: 'home-total', topic: 'units', lines: lines.side },
    { id: 'unidades-2', group: units, name: `${units} do 2º competidor`, kind: 'away-total', topic: 'units', lines: lines.side },
    { id: 'unidades-parte-1', group: units, name: `${units} no 1º ${part}`, kind: 'total', topic: 'part-1', lines: lines.first },
    { id: 'par-impar', group: units, name: `${units}: par ou ímpar`, kind: 'parity', topic: 'units' },
  ];
}
