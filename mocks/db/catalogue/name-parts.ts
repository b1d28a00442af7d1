import hues from './motif-hues.json';
import words from './words.json';

/** Motif of a game, for which the art has one emblem. */
export type Motif = keyof typeof hues;

/** Noun in the names of games. */
export interface Noun {
  one: string;
  many: string;
  feminine: boolean;
  motif: Motif;
  /** Hue in degrees, if it differs from the emblem's. */
  hue?: number;
}

/** Natural hue of each motif's emblem, in degrees. */
export const MOTIF_HUES: Readonly<Record<Motif, number>> = hues;

/** Nouns of all motifs, with their plural and gender. */
export const NOUNS = words.nouns as readonly Noun[];

/** Adjectives, masculine and feminine. */
export const ADJECTIVES: readonly (readonly string[])[] = words.adjectives;

/** Places with their preposition. */
export const PLACES: readonly string[] = words.places;

/** Nouns that 'do …' or 'da …' follows. */
export const PREFIXES: readonly string[] = words.prefixes;

/** Words that follow a noun, also to make a taken name unique. */
export const SUFFIXES: readonly string[] = words.suffixes;

/** Names of fictional providers. */
export const PROVIDER_NAMES: readonly string[] = words.providers;
