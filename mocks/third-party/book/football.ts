import { type Course, overUnder, type Score, type Strengths } from './course';

const HALF = 45;
const PAUSE = 15;
const GOALS_LINE = 2.5;
/** More goals than this of one side are left out of account. */
const MOST = 9;

/** Real minutes to minutes of play: the pause stands still. */
function playedMinutes(minute: number): number {
  if (minute <= HALF + PAUSE) return Math.min(minute, HALF);
  return Math.min(minute - PAUSE, 2 * HALF);
}

function clock(minute: number): string {
  if (minute >= 2 * HALF + PAUSE) return 'Encerrado';
  return minute > HALF && minute <= HALF + PAUSE ? 'Intervalo' : `${String(Math.floor(playedMinutes(minute)))}'`;
}

/** The probabilities of 0, 1, 2 … events where so many are expected (Poisson). */
function poisson(expected: number): number[] {
  const list = [Math.exp(-expected)];
  for (let count = 1; count <= MOST; count += 1) list.push(((list[count - 1] ?? 0) * expected) / count);
  return list;
}

/** The probabilities of the outcomes that the markets ask for, from what is left to play. */
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

export const football: Course = {
  minutes: 2 * HALF + PAUSE,
  strengths: (home, away) => ({ home: 1.48 * Math.exp(0.32 * (home - away)), away: 1.12 * Math.exp(0.32 * (away - home)) }),
  scoreAt(strengths, chance, minute) {
    const random = chance();
    const played = playedMinutes(minute);
    const score = { home: 0, away: 0 };
    for (let now = 1; now <= Math.floor(played); now += 1) {
      if (random.next() < strengths.home / (2 * HALF)) score.home += 1;
      if (random.next() < strengths.away / (2 * HALF)) score.away += 1;
    }
    return { ...score, progress: played / (2 * HALF), clock: clock(minute) };
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
