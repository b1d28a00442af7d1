import { countedSport } from './counted-sport';
import { marketGroup, type SportSimulation } from './sport-simulation';

/** Minutes of play in a match. */
const PLAYED_MINUTES = 40;
/** Duration of a match with its breaks. */
const REAL_MINUTES = 100;
const QUARTER_MINUTES = 10;

/** Simulation of basketball. Strengths are expected points per match. */
export const basketball: SportSimulation = countedSport({
  minutes: REAL_MINUTES,
  playedMinutes: PLAYED_MINUTES,
  scoring: 'points',
  hasOvertime: true,
  strengths: (home, away) => ({ home: 82 + 7 * (home - away), away: 78 + 7 * (away - home) }),
  timeAt(minute) {
    const played = Math.min(PLAYED_MINUTES, Math.floor((minute * PLAYED_MINUTES) / REAL_MINUTES));
    const quarter = Math.min(4, Math.floor(played / QUARTER_MINUTES) + 1);
    return { played, clock: played === PLAYED_MINUTES ? 'Encerrado' : `${String(quarter)}º quarto` };
  },
  expected: { points: ({ home, away }) => [home, away] },
  topics: {
    points: { kind: 'points', span: [0, 1] },
    'first-half': { kind: 'points', span: [0, 0.5] },
    'first-quarter': { kind: 'points', span: [0, 0.25] },
  },
  markets: [
    ...marketGroup('Principais', [
      { id: 'vencedor', name: 'Vencedor (com prorrogação)', kind: 'winner', topic: 'points' },
      { id: 'pontos', name: 'Total de pontos', kind: 'total', topic: 'points', lines: [145.5, 150.5, 155.5, 160.5, 165.5, 170.5] },
      { id: 'handicap', name: 'Handicap', kind: 'handicap', topic: 'points', lines: [-15.5, -10.5, -5.5, 5.5, 10.5, 15.5] },
    ]),
    ...marketGroup('Pontos', [
      { id: 'pontos-casa', name: 'Pontos do mandante', kind: 'home-total', topic: 'points', lines: [73.5, 78.5, 83.5, 88.5, 93.5] },
      { id: 'pontos-fora', name: 'Pontos do visitante', kind: 'away-total', topic: 'points', lines: [68.5, 73.5, 78.5, 83.5, 88.5] },
      { id: 'par-impar', name: 'Pontos: par ou ímpar', kind: 'parity', topic: 'points' },
    ]),
    ...marketGroup('Tempos e quartos', [
      { id: 'intervalo', name: 'Resultado do 1º tempo', kind: 'result', topic: 'first-half' },
      { id: 'pontos-1t', name: 'Pontos no 1º tempo', kind: 'total', topic: 'first-half', lines: [75.5, 80.5, 85.5] },
      { id: 'handicap-1t', name: 'Handicap do 1º tempo', kind: 'handicap', topic: 'first-half', lines: [-6.5, -2.5, 2.5, 6.5] },
      { id: 'quarto-1', name: 'Resultado do 1º quarto', kind: 'result', topic: 'first-quarter' },
    ]),
  ],
});
