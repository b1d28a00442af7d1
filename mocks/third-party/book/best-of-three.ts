import { type Course, overUnder } from './course';

const TO_WIN = 2;
const MOST = 2 * TO_WIN - 1;

/** How likely the home side is to be the first with two, when it has and lacks so many. */
function race(chance: number, home: number, away: number): number {
  if (home >= TO_WIN) return 1;
  if (away >= TO_WIN) return 0;
  return chance * race(chance, home + 1, away) + (1 - chance) * race(chance, home, away + 1);
}

/** How likely it is that all three are played. */
function goesFar(chance: number, home: number, away: number): number {
  if (home + away === MOST || (home === 1 && away === 1)) return 1;
  if (home >= TO_WIN || away >= TO_WIN) return 0;
  return chance * goesFar(chance, home + 1, away) + (1 - chance) * goesFar(chance, home, away + 1);
}

/**
 * A match of sets or maps, where the first with two has won.
 *
 * @param part what one part is called: `set`, `mapa`
 * @param minutes real minutes of a part
 */
export function bestOfThree(part: string, minutes: number): Course {
  return {
    minutes: MOST * minutes,
    strengths(home, away) {
      const chance = 1 / (1 + Math.exp(-0.8 * (home - away)));
      return { home: chance, away: 1 - chance };
    },
    scoreAt(strengths, chance, minute) {
      const random = chance();
      const score = { home: 0, away: 0 };
      const isDecided = () => score.home === TO_WIN || score.away === TO_WIN;
      for (let end = minutes; end <= minute && !isDecided(); end += minutes) {
        score[random.next() < strengths.home ? 'home' : 'away'] += 1;
      }
      const played = score.home + score.away;
      if (isDecided()) return { ...score, progress: 1, clock: 'Encerrado' };
      return { ...score, progress: played / MOST, clock: `${String(played + 1)}º ${part}` };
    },
    markets({ home }, score, names) {
      const wins = race(home, score.home, score.away);
      return [
        {
          id: 'vencedor',
          name: 'Vencedor da partida',
          selections: [
            { id: 'home', name: names[0], probability: wins },
            { id: 'away', name: names[1], probability: 1 - wins },
          ],
        },
        overUnder('partes', `Total de ${part}s`, MOST - 0.5, goesFar(home, score.home, score.away)),
      ];
    },
    winner(market, { home, away }) {
      if (market === 'vencedor') return home > away ? 'home' : 'away';
      return market === 'partes' ? (home + away === MOST ? 'over' : 'under') : undefined;
    },
  };
}
