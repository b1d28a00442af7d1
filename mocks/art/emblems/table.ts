import type { Motif } from '../../db/catalogue/name-parts';
import * as animals from './animals';
import type { Emblem } from './emblem';
import * as nature from './nature';
import * as things from './things';

/** Emblems by motif. */
export const EMBLEMS: Record<Motif, Emblem> = {
  sun: nature.sun,
  moon: nature.moon,
  star: nature.starEmblem,
  leaf: nature.leaf,
  flower: nature.flower,
  cactus: nature.cactus,
  mountain: nature.mountain,
  flame: nature.flame,
  bolt: nature.bolt,
  cashew: nature.cashew,
  mango: nature.mango,
  cherry: nature.cherry,
  lime: nature.lime,
  pineapple: nature.pineapple,
  melon: nature.melon,
  pepper: nature.pepper,
  coffee: nature.coffee,
  coconut: nature.coconut,
  fish: animals.fish,
  toucan: animals.toucan,
  jaguar: animals.jaguar,
  butterfly: animals.butterfly,
  frog: animals.frog,
  clover: animals.clover,
  crown: things.crown,
  gem: things.gem,
  seven: things.seven,
  bell: things.bell,
  horseshoe: things.horseshoe,
  coin: things.coin,
  chest: things.chest,
  key: things.key,
  compass: things.compass,
  anchor: things.anchor,
  raft: things.raft,
  balloon: things.balloon,
  kite: things.kite,
  drum: things.drum,
  mask: things.mask,
  rocket: things.rocket,
};
