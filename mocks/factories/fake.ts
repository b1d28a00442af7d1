import type { Faker } from '@faker-js/faker';
import { faker } from '@faker-js/faker/locale/pt_BR';

/** Of all objects. Another one changes what tests and the stand-in show. */
const SEED = 20_261_121;

/** Returns faker in Portuguese, seeded by an index, so that the order of calls does not matter. */
export function fake(index = 0): Faker {
  faker.seed([SEED, index]);
  return faker;
}
