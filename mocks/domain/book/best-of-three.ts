import { type SportSimulation, overUnder } from './sport-simulation';

/** Number of parts that win a match. */
const WINS_NEEDED = 2;
/** Largest number of parts in a match. */
const MAX_PARTS = 2 * WINS_NEEDED - 1;

/** Returns the probability that the home side wins, from a score in parts. `chance` is that of one part. */
function winProbability(chance: number, home: number, away: number): number {
  if (home >= WINS_NEEDED) return 1;
  if (away >= WINS_NEEDED) return 0;
  return chance * winProbability(chance, home + 1, away) + (1 - chance) * winProbability(chance, home, away + 1);
}

/** Returns the probability that all parts are played, from a score in parts. */
function allPartsProbability(chance: number, home: number, away: number): number {
  if (home + away === MAX_PARTS || (home === 1 && away === 1)) return 1;
  if (home >= WINS_NEEDED || away >= WINS_NEEDED) return 0;
  return chance * allPartsProbability(chance, home + 1, away) + (1 - chance) * allPartsProbability(chance, home, away + 1);
}

/**
 * Creates the simulation of a match of sets or maps, won with two parts. Strengths are chances to win one part.
 *
 * @param part pt-BR name: `set`, `mapa`
 * @param minutes real minutes of a part
 */
export function bestOfThree(part: string, minutes: number): SportSimulation {
  return {
    minutes: MAX_PARTS * minutes,
    strengths(home, away) {
      const chance = 1 / (1 + Math.exp(-0.8 * (home - away)));
      return { home: chance, away: 1 - chance };
    },
    scoreAt(strengths, chance, minute) {
      const random = chance();
      const score = { home: 0, away: 0 };
      const isDecided = () => score.home === WINS_NEEDED || score.away === WINS_NEEDED;
      for (let end = minutes; end <= minute && !isDecided(); end += minutes) {
        score[random.next() < strengths.home ? 'home' : 'away'] += 1;
      }
      const played = score.home + score.away;
      if (isDecided()) return { ...score, progress: 1, clock: 'Encerrado' };
      return { ...score, progress: played / MAX_PARTS, clock: `${String(played + 1)}º ${part}` };
    },
    markets({ home }, score, names) {
      const wins = winProbability(home, score.home, score.away);
      return [
        {
          id: 'vencedor',
          name: 'Vencedor da partida',
          selections: [
            { id: 'home', name: names[0], probability: wins },
            { id: 'away', name: names[1], probability: 1 - wins },
          ],
        },
        overUnder('partes', `Total de ${part}s`, MAX_PARTS - 0.5, allPartsProbability(home, score.home, score.away)),
      ];
    },
    winner(market, { home, away }) {
      if (market === 'vencedor') return home > away ? 'home' : 'away';
      return market === 'partes' ? (home + away === MAX_PARTS ? 'over' : 'under') : undefined;
    },
  };
}
