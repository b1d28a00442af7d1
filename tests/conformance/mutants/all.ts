import type { Mutant } from '../fault';
import { ACCESS } from './access';
import { BOUNDARY } from './boundary';
import { FAIRNESS_MUTANTS } from './fairness';
import { SCHEMA } from './schema';
import { STATE } from './state';
import { CONTENT_TYPE, HEADER, METHOD, STATUS, TRANSPORT } from './wire';

/** All broken stand-ins. Their names are unique within a family. */
export const MUTANTS: readonly Mutant[] = [
  ...SCHEMA,
  ...STATUS,
  ...HEADER,
  ...CONTENT_TYPE,
  ...ACCESS,
  ...METHOD,
  ...BOUNDARY,
  ...STATE,
  ...FAIRNESS_MUTANTS,
  ...TRANSPORT,
];
