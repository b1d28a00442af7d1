import type { Motif } from '../db/catalogue/name-parts';

/** The input of a tile; games of the catalogue have these fields. `hue` in degrees replaces that of the motif's emblem. */
export interface Subject {
  id: string;
  name: string;
  motif: Motif;
  hue?: number | undefined;
  category: { id: string };
  provider: { id: string };
}
