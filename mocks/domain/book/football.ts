import { type SportSimulation, overUnder, type Score, type Strengths } from './sport-simulation';

const HALF_MINUTES = 45;
const BREAK_MINUTES = 15;
/** Number of goals between "over" and "under". */
const GOALS_LINE = 2.5;
/** Largest number of goals of a side whose probability is computed. */
const MAX_GOALS = 9;

function playedMinutes(minute: number): number {
  if (minute <= HALF_MINUTES + BREAK_MINUTES) return Math.min(minute, HALF_MINUTES);
  return Math.min(minute - BREAK_MINUTES, 2 * HALF_MINUTES);
}

function formatClock(minute: number): string {
  if (minute >= 2 * HALF_MINUTES + BREAK_MINUTES) return 'Encerrado';
  return minute > HALF_MINUTES && minute <= HALF_MINUTES + BREAK_MINUTES ? 'Intervalo' : `${String(Math.floor(playedMinutes(minute)))}'`;
}

/** Returns the probabilities of 0, 1, 2 … goals. */
function poisson(expected: number): number[] {
  const list = [Math.exp(-expected)];
  for (let count = 1; count <= MAX_GOALS; count += 1) list.push(((list[count - 1] ?? 0) * expected) / count);
  return list;
}

/** Returns the probabilities for the remaining time. */
function outcomes({ home, away }: Strengths, score: Score) {
  const left = 1 - score.progress;
  const result = { home: 0, draw: 0, away: 0, over: 0, both: 0 };
  for (const [goalsHome, chanceHome] of poisson(home * left).entries()) {
    for (const [goalsAway, chanceAway] of poisson(away * left).entries()) {
      const chance = chanceHome * chanceAway;
      const [finalHome, finalAway] = [score.home + goalsHome, score.away + goalsAway];
      result[finalHome === finalAway ? 'draw' : finalHome > finalAway ? 'home' : 'away'] += chance;
      if (finalHome + finalAway > GOALS_LINE) result.over += chance;
      if (finalHome > 0 && finalAway > 0) result.both += chance;
    }
  }
  return result;
}

/** Simulation of football. Strengths are expected goals per match. */
export const football: SportSimulation = {
  minutes: 2 * HALF_MINUTES + BREAK_MINUTES,
  strengths: (home, away) => ({ home: 1.48 * Math.exp(0.32 * (home - away)), away: 1.12 * Math.exp(0.32 * (away - home)) }),
  scoreAt(strengths, chance, minute) {
    const random = chance();
    const played = playedMinutes(minute);
    const score = { home: 0, away: 0 };
    for (let now = 1; now <= Math.floor(played); now += 1) {
      if (random.next() < strengths.home / (2 * HALF_MINUTES)) score.home += 1;
      if (random.next() < strengths.away / (2 * HALF_MINUTES)) score.away += 1;
    }
    return { ...score, progress: played / (2 * HALF_MINUTES), clock: formatClock(minute) };
  },
  markets(strengths, score, [home, away]) {
    const fair = outcomes(strengths, score);
    return [
      {
        id: 'resultado',
        name: 'Resultado final',
        selections: [
          { id: 'home', name: home, probability: fair.home },
          { id: 'draw', name: 'Empate', probability: fair.draw },
          { id: 'away', name: away, probability: fair.away },
        ],
      },
      overUnder('gols', 'Total de gols', GOALS_LINE, fair.over),
      {
        id: 'ambos',
        name: 'Ambos marcam',
        selections: [
          { id: 'yes', name: 'Sim', probability: fair.both },
          { id: 'no', name: 'Não', probability: 1 - fair.both },
        ],
      },
    ];
  },
  winner(market, { home, away }) {
    if (market === 'resultado') return home === away ? 'draw' : home > away ? 'home' : 'away';
    if (market === 'gols') return home + away > GOALS_LINE ? 'over' : 'under';
    return market === 'ambos' ? (home > 0 && away > 0 ? 'yes' : 'no') : undefined;
  },
};
