import { MUTANTS } from './mutants/all';
import { EQUIVALENT_VARIANTS } from './mutants/equivalent-variants';
import type { Subject } from './fault';

/** All servers that the benchmark checks: correct variants, then broken ones, whose names begin with their family. */
export const SUBJECTS: readonly Subject[] = [
  ...EQUIVALENT_VARIANTS.map((variant) => ({ ...variant, mutant: null })),
  ...MUTANTS.map((mutant) => ({ name: `${mutant.family}/${mutant.name}`, make: mutant.make, mutant })),
];
