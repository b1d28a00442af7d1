import type { MarketKind, MarketRow, Pair } from './sport-simulation';

/** Selection of a market, decided by the final counts. */
interface KindSelection {
  readonly id: string;
  readonly name: string;
  /** Returns true if it wins, false if it loses, undefined if stakes are returned. `next` are the counts of the second topic. */
  wins(counts: Pair, next: Pair): boolean | undefined;
}

interface Kind {
  /** Number of selections in a row. */
  readonly columns: number;
  /** True if each selection stands alone, so that only those with odds are shown. */
  readonly isList?: boolean;
  /** Returns the selections of a row. Lines of totals and handicaps must end in .5: a tie with the line would lose on both sides. */
  selections(sides: readonly [home: string, away: string], row: MarketRow): readonly KindSelection[];
}

const formatLine = (line: number) => line.toLocaleString('pt-BR', { minimumFractionDigits: 1 });
const formatHandicap = (line: number) => `${line > 0 ? '+' : ''}${formatLine(line)}`;
const lead = ([home, away]: Pair) => Math.sign(home - away);

/** Creates the kind of a total above or below each line. */
function totalOf(count: (counts: Pair) => number): Kind {
  return {
    columns: 2,
    selections: (_, { lines = [] }) =>
      lines.flatMap((line) => [
        { id: `over-${String(line)}`, name: `Mais de ${formatLine(line)}`, wins: (counts) => count(counts) > line },
        { id: `under-${String(line)}`, name: `Menos de ${formatLine(line)}`, wins: (counts) => count(counts) < line },
      ]),
  };
}

const counts = (last: number) => Array.from({ length: last + 1 }, (_, count) => count);

/** Kinds of markets: what can be chosen, and what wins. */
export const marketKinds: Readonly<Record<MarketKind, Kind>> = {
  result: {
    columns: 3,
    selections: ([home, away], { draw = 'Empate' }) => [
      { id: 'home', name: home, wins: (final) => lead(final) > 0 },
      { id: 'draw', name: draw, wins: (final) => lead(final) === 0 },
      { id: 'away', name: away, wins: (final) => lead(final) < 0 },
    ],
  },
  winner: {
    columns: 2,
    selections: ([home, away]) => [
      { id: 'home', name: home, wins: (final) => (lead(final) === 0 ? undefined : lead(final) > 0) },
      { id: 'away', name: away, wins: (final) => (lead(final) === 0 ? undefined : lead(final) < 0) },
    ],
  },
  double: {
    columns: 3,
    selections: ([home, away]) => [
      { id: 'home-draw', name: `${home} ou empate`, wins: (final) => lead(final) >= 0 },
      { id: 'home-away', name: `${home} ou ${away}`, wins: (final) => lead(final) !== 0 },
      { id: 'draw-away', name: `Empate ou ${away}`, wins: (final) => lead(final) <= 0 },
    ],
  },
  total: totalOf(([home, away]) => home + away),
  'home-total': totalOf(([home]) => home),
  'away-total': totalOf(([, away]) => away),
  handicap: {
    columns: 2,
    selections: ([home, away], { lines = [] }) =>
      lines.flatMap((line) => [
        { id: `home${formatId(line)}`, name: `${home} (${formatHandicap(line)})`, wins: (final) => final[0] + line > final[1] },
        { id: `away${formatId(-line)}`, name: `${away} (${formatHandicap(-line)})`, wins: (final) => final[1] - line > final[0] },
      ]),
  },
  both: {
    columns: 2,
    selections: () => [
      { id: 'yes', name: 'Sim', wins: (final) => Math.min(...final) > 0 },
      { id: 'no', name: 'Não', wins: (final) => Math.min(...final) === 0 },
    ],
  },
  exact: {
    columns: 3,
    isList: true,
    selections: (_, { lines: [last = 0] = [] }) => [
      ...counts(last).flatMap((home) =>
        counts(last).map((away) => ({
          id: `${String(home)}-${String(away)}`,
          name: `${String(home)} – ${String(away)}`,
          wins: (final: Pair) => final[0] === home && final[1] === away,
        })),
      ),
      { id: 'other', name: 'Outro placar', wins: (final) => Math.max(...final) > last },
    ],
  },
  number: {
    columns: 3,
    isList: true,
    selections: (_, { lines: [last = 0] = [] }) =>
      counts(last + 1).map((total) => ({
        id: String(total),
        name: total > last ? `${String(total)} ou mais` : String(total),
        wins: ([home, away]) => (total > last ? home + away >= total : home + away === total),
      })),
  },
  parity: {
    columns: 2,
    selections: () => [
      { id: 'even', name: 'Par', wins: ([home, away]) => (home + away) % 2 === 0 },
      { id: 'odd', name: 'Ímpar', wins: ([home, away]) => (home + away) % 2 === 1 },
    ],
  },
  'clean-sheet': {
    columns: 2,
    selections: ([home, away]) => [
      { id: 'home-yes', name: `${home}: sim`, wins: (final) => final[1] === 0 },
      { id: 'home-no', name: `${home}: não`, wins: (final) => final[1] > 0 },
      { id: 'away-yes', name: `${away}: sim`, wins: (final) => final[0] === 0 },
      { id: 'away-no', name: `${away}: não`, wins: (final) => final[0] > 0 },
    ],
  },
  'half-full': {
    columns: 3,
    isList: true,
    selections([home, away]) {
      const sides = [
        { id: 'home', name: home, sign: 1 },
        { id: 'draw', name: 'Empate', sign: 0 },
        { id: 'away', name: away, sign: -1 },
      ];
      return sides.flatMap((half) =>
        sides.map((full) => ({
          id: `${half.id}-${full.id}`,
          name: `${half.name} / ${full.name}`,
          wins: (first: Pair, second: Pair) =>
            lead(first) === half.sign && lead([first[0] + second[0], first[1] + second[1]]) === full.sign,
        })),
      );
    },
  },
};

function formatId(line: number): string {
  return line < 0 ? String(line) : `+${String(line)}`;
}
