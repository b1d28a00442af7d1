import { countedSport } from './counted-sport';
import { marketGroup, type SportSimulation } from './sport-simulation';

const HALF_MINUTES = 45;
const BREAK_MINUTES = 15;
const REAL_MINUTES = 2 * HALF_MINUTES + BREAK_MINUTES;
/** Average goals of the home and of the away side, if both are equally strong. */
const AVERAGE = { home: 1.48, away: 1.12 };

function playedMinutes(minute: number): number {
  if (minute <= HALF_MINUTES + BREAK_MINUTES) return Math.min(minute, HALF_MINUTES);
  return Math.min(minute - BREAK_MINUTES, 2 * HALF_MINUTES);
}

function formatClock(minute: number): string {
  if (minute >= REAL_MINUTES) return 'Encerrado';
  return minute > HALF_MINUTES && minute <= HALF_MINUTES + BREAK_MINUTES ? 'Intervalo' : `${String(Math.floor(playedMinutes(minute)))}'`;
}

/** Simulation of football. Strengths are expected goals per match. */
export const football: SportSimulation = countedSport({
  minutes: REAL_MINUTES,
  playedMinutes: 2 * HALF_MINUTES,
  scoring: 'goal',
  hasOvertime: false,
  strengths: (home, away) => ({
    home: AVERAGE.home * Math.exp(0.32 * (home - away)),
    away: AVERAGE.away * Math.exp(0.32 * (away - home)),
  }),
  timeAt: (minute) => ({ played: Math.floor(playedMinutes(minute)), clock: formatClock(minute) }),
  // The stronger side has more corners, the weaker one more cards.
  expected: {
    goal: ({ home, away }) => [home, away],
    corner: ({ home, away }) => [5 * Math.sqrt(home / AVERAGE.home), 4.3 * Math.sqrt(away / AVERAGE.away)],
    card: ({ home, away }) => [2.1 * Math.sqrt(away / AVERAGE.away), 2.4 * Math.sqrt(home / AVERAGE.home)],
  },
  topics: {
    goals: { kind: 'goal', span: [0, 1] },
    'first-half': { kind: 'goal', span: [0, 0.5] },
    'second-half': { kind: 'goal', span: [0.5, 1] },
    'first-goal': { kind: 'goal', span: [0, 1], isFirst: true },
    corners: { kind: 'corner', span: [0, 1] },
    'first-corner': { kind: 'corner', span: [0, 1], isFirst: true },
    cards: { kind: 'card', span: [0, 1] },
  },
  markets: [
    ...marketGroup('Principais', [
      { id: 'resultado', name: 'Resultado final', kind: 'result', topic: 'goals' },
      { id: 'dupla-chance', name: 'Dupla chance', kind: 'double', topic: 'goals' },
      { id: 'empate-anula', name: 'Empate anula a aposta', kind: 'winner', topic: 'goals' },
      { id: 'ambos', name: 'Ambos marcam', kind: 'both', topic: 'goals' },
    ]),
    ...marketGroup('Gols', [
      { id: 'gols', name: 'Total de gols', kind: 'total', topic: 'goals', lines: [0.5, 1.5, 2.5, 3.5, 4.5] },
      { id: 'placar', name: 'Placar exato', kind: 'exact', topic: 'goals', lines: [3] },
      { id: 'primeiro-gol', name: 'Primeira equipe a marcar', kind: 'result', topic: 'first-goal', draw: 'Sem gols' },
      { id: 'gols-casa', name: 'Gols do mandante', kind: 'home-total', topic: 'goals', lines: [0.5, 1.5, 2.5] },
      { id: 'gols-fora', name: 'Gols do visitante', kind: 'away-total', topic: 'goals', lines: [0.5, 1.5, 2.5] },
      { id: 'numero-de-gols', name: 'Número exato de gols', kind: 'number', topic: 'goals', lines: [4] },
      { id: 'sem-sofrer-gols', name: 'Termina sem sofrer gols', kind: 'clean-sheet', topic: 'goals' },
      { id: 'par-impar', name: 'Gols: par ou ímpar', kind: 'parity', topic: 'goals' },
    ]),
    ...marketGroup('Handicap', [
      { id: 'handicap', name: 'Handicap de gols', kind: 'handicap', topic: 'goals', lines: [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5] },
    ]),
    ...marketGroup('Tempos', [
      { id: 'intervalo', name: 'Resultado do 1º tempo', kind: 'result', topic: 'first-half' },
      { id: 'segundo-tempo', name: 'Resultado do 2º tempo', kind: 'result', topic: 'second-half' },
      { id: 'intervalo-final', name: 'Intervalo / final', kind: 'half-full', topic: 'first-half', next: 'second-half' },
      { id: 'gols-1t', name: 'Gols no 1º tempo', kind: 'total', topic: 'first-half', lines: [0.5, 1.5, 2.5] },
    ]),
    ...marketGroup('Escanteios e cartões', [
      { id: 'escanteios', name: 'Total de escanteios', kind: 'total', topic: 'corners', lines: [7.5, 8.5, 9.5, 10.5, 11.5] },
      { id: 'mais-escanteios', name: 'Mais escanteios', kind: 'result', topic: 'corners' },
      { id: 'primeiro-escanteio', name: 'Primeiro escanteio', kind: 'winner', topic: 'first-corner' },
      { id: 'cartoes', name: 'Total de cartões', kind: 'total', topic: 'cards', lines: [2.5, 3.5, 4.5, 5.5, 6.5] },
      { id: 'mais-cartoes', name: 'Mais cartões', kind: 'result', topic: 'cards' },
    ]),
  ],
});
