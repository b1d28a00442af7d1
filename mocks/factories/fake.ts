import type { Faker } from '@faker-js/faker';
import { faker } from '@faker-js/faker/locale/pt_BR';

/** Seed of all objects. Another one changes the contents of tests and the stand-in. */
const SEED = 20_261_121;

/**
 * Returns faker in Portuguese, seeded by an index, so that the order of calls does not matter. All calls share one instance: draw its
 * values before the next call, which seeds it again.
 */
export function fake(index = 0): Faker {
  faker.seed([SEED, index]);
  return faker;
}
