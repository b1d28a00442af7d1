import { basketball } from './basketball';
import { bestOfThree } from './best-of-three';
import type { SportSimulation } from './sport-simulation';
import { football } from './football';
import type { SportId } from './leagues';

/** Simulation of each sport. */
export const simulations: Readonly<Record<SportId, SportSimulation>> = {
  futebol: football,
  basquete: basketball,
  tenis: bestOfThree('set', 40),
  esports: bestOfThree('mapa', 45),
};
