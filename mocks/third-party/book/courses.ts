import { basketball } from './basketball';
import { bestOfThree } from './best-of-three';
import type { Course } from './course';
import { football } from './football';
import type { SportId } from './leagues';

/** How each sport goes. */
export const courses: Readonly<Record<SportId, Course>> = {
  futebol: football,
  basquete: basketball,
  tenis: bestOfThree('set', 40),
  esports: bestOfThree('mapa', 45),
};
