import { basketball } from './basketball';
import { bestOfThree } from './best-of-three';
import type { SportSimulation } from './sport-simulation';
import { football } from './football';
import type { SportId } from './leagues';

/** Simulation of each sport. */
export const simulations: Readonly<Record<SportId, SportSimulation>> = {
  futebol: football,
  basquete: basketball,
  tenis: bestOfThree({
    part: 'set',
    minutes: 40,
    results: [
      [6, 0, 5],
      [6, 1, 11],
      [6, 2, 17],
      [6, 3, 22],
      [6, 4, 23],
      [7, 5, 10],
      [7, 6, 12],
    ],
    unit: 'games',
    lines: { total: [18.5, 20.5, 22.5, 24.5], side: [9.5, 11.5, 13.5], first: [8.5, 9.5, 10.5], handicap: [-4.5, -2.5, 2.5, 4.5] },
  }),
  esports: bestOfThree({
    part: 'mapa',
    minutes: 45,
    results: [
      [13, 3, 8],
      [13, 5, 14],
      [13, 7, 22],
      [13, 8, 16],
      [13, 9, 18],
      [13, 11, 14],
      [16, 14, 8],
    ],
    unit: 'pontos',
    lines: { total: [42.5, 48.5, 54.5, 60.5], side: [21.5, 25.5, 29.5], first: [18.5, 20.5, 22.5], handicap: [-8.5, -4.5, 4.5, 8.5] },
  }),
};
