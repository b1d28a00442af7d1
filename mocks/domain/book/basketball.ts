import { type SportSimulation, overUnder } from './sport-simulation';

/** Minutes of play in a match. */
const PLAYED_MINUTES = 40;
/** Duration of a match with its breaks. */
const REAL_MINUTES = 100;
/** Variance of one side's points per minute, about a random integer from 0 to 4. */
const POINTS_VARIANCE = 2;

/** Returns P(normal variable > 0) by Abramowitz and Stegun 7.1.26, exact to 1e-7. */
function probabilityPositive(mean: number, variance: number): number {
  if (variance <= 0) return mean > 0 ? 1 : 0;
  const z = Math.abs(mean) / Math.sqrt(2 * variance);
  const t = 1 / (1 + 0.3275911 * z);
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const error = 1 - series * Math.exp(-z * z);
  return mean >= 0 ? (1 + error) / 2 : (1 - error) / 2;
}

/** Returns the line of a total, plus 0.5, so that no total equals it. */
function totalLine(home: number, away: number): number {
  return Math.round((home + away) * PLAYED_MINUTES) + 0.5;
}

/** Simulation of basketball. Strengths are expected points per played minute. */
export const basketball: SportSimulation = {
  minutes: REAL_MINUTES,
  strengths: (home, away) => ({ home: 2.05 + 0.18 * (home - away), away: 1.95 + 0.18 * (away - home) }),
  scoreAt(strengths, chance, minute) {
    const random = chance();
    const played = Math.min(PLAYED_MINUTES, Math.floor((minute * PLAYED_MINUTES) / REAL_MINUTES));
    const score = { home: 0, away: 0 };
    // The points are 0 to 4, corrected by chance to the side's average.
    const points = (expected: number) => {
      const extra = random.next() < Math.abs(expected - 2) ? Math.sign(expected - 2) : 0;
      return Math.max(0, random.integer(0, 4) + extra);
    };
    for (let now = 1; now <= played; now += 1) {
      score.home += points(strengths.home);
      score.away += points(strengths.away);
    }
    // Two points replace overtime.
    if (played === PLAYED_MINUTES && score.home === score.away) score[random.next() < 0.5 ? 'home' : 'away'] += 2;
    const quarter = Math.min(4, Math.floor(played / 10) + 1);
    return { ...score, progress: played / PLAYED_MINUTES, clock: played === PLAYED_MINUTES ? 'Encerrado' : `${String(quarter)}º quarto` };
  },
  markets({ home, away }, score, names) {
    const left = PLAYED_MINUTES * (1 - score.progress);
    const wins = probabilityPositive(score.home - score.away + (home - away) * left, 2 * POINTS_VARIANCE * left);
    const line = totalLine(home, away);
    const over = probabilityPositive(score.home + score.away + (home + away) * left - line, 2 * POINTS_VARIANCE * left);
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
