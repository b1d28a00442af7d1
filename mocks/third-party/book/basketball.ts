import { type Course, overUnder } from './course';

const PLAYED = 40;
const REAL = 100;
/** The variance of one side's points in a minute of play, about that of a whole number from 0 to 4. */
const VARIANCE = 2;

/** The probability that a normal variable is above nothing (Abramowitz and Stegun 7.1.26, to 1e-7). */
function above(mean: number, variance: number): number {
  if (variance <= 0) return mean > 0 ? 1 : 0;
  const z = Math.abs(mean) / Math.sqrt(2 * variance);
  const t = 1 / (1 + 0.3275911 * z);
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const error = 1 - series * Math.exp(-z * z);
  return mean >= 0 ? (1 + error) / 2 : (1 - error) / 2;
}

/** The line for the total: what is expected, and half a point, so that nothing ends on it. */
function totalLine(home: number, away: number): number {
  return Math.round((home + away) * PLAYED) + 0.5;
}

export const basketball: Course = {
  minutes: REAL,
  strengths: (home, away) => ({ home: 2.05 + 0.18 * (home - away), away: 1.95 + 0.18 * (away - home) }),
  scoreAt(strengths, chance, minute) {
    const random = chance();
    const played = Math.min(PLAYED, Math.floor((minute * PLAYED) / REAL));
    const score = { home: 0, away: 0 };
    // 0 to 4 points, and by chance one more or one less, which makes the side's own average.
    const points = (expected: number) => {
      const extra = random.next() < Math.abs(expected - 2) ? Math.sign(expected - 2) : 0;
      return Math.max(0, random.integer(0, 4) + extra);
    };
    for (let now = 1; now <= played; now += 1) {
      score.home += points(strengths.home);
      score.away += points(strengths.away);
    }
    // A last basket where overtime would be.
    if (played === PLAYED && score.home === score.away) score[random.next() < 0.5 ? 'home' : 'away'] += 2;
    const quarter = Math.min(4, Math.floor(played / 10) + 1);
    return { ...score, progress: played / PLAYED, clock: played === PLAYED ? 'Encerrado' : `${String(quarter)}º quarto` };
  },
  markets({ home, away }, score, names) {
    const left = PLAYED * (1 - score.progress);
    const wins = above(score.home - score.away + (home - away) * left, 2 * VARIANCE * left);
    const line = totalLine(home, away);
    const over = above(score.home + score.away + (home + away) * left - line, 2 * VARIANCE * left);
    return [
      {
        id: 'vencedor',
        name: 'Vencedor (com prorrogação)',
        selections: [
          { id: 'home', name: names[0], probability: wins },
          { id: 'away', name: names[1], probability: 1 - wins },
        ],
      },
      overUnder('pontos', 'Total de pontos', line, over),
    ];
  },
  winner(market, { home, away }, strengths) {
    if (market === 'vencedor') return home > away ? 'home' : 'away';
    if (market !== 'pontos') return undefined;
    return home + away > totalLine(strengths.home, strengths.away) ? 'over' : 'under';
  },
};
