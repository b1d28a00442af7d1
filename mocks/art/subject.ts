import type { Motif } from '../db/catalogue/words';

/** What a tile is drawn from; the games of the catalogue have all of it. */
export interface Subject {
  id: string;
  name: string;
  motif: Motif;
  hue?: number | undefined;
  category: { id: string };
  provider: { id: string };
}
