import type { Random } from '../../domain/random';
import type { Motif, Noun } from './name-parts';
import { ADJECTIVES, NOUNS, PLACES, PREFIXES, SUFFIXES } from './name-parts';

/** Name of a game, with the motif that its tile shows. */
export interface GameName {
  name: string;
  motif: Motif;
  /** Hue in degrees; undefined for the emblem's own. */
  hue: number | undefined;
}

type Pattern = (noun: Noun, random: Random) => string;

const genitive = ({ one, feminine }: Noun) => `${feminine ? 'da' : 'do'} ${one}`;
const withAdjective: Pattern = (noun, random) => `${noun.one} ${random.pick(ADJECTIVES)[noun.feminine ? 1 : 0]}`;
const withPlace: Pattern = (noun, random) => `${noun.one} ${random.pick(PLACES)}`;
const withPrefix: Pattern = (noun, random) => `${random.pick(PREFIXES)} ${genitive(noun)}`;
const withCount: Pattern = (noun, random) => `${random.pick([3, 5, 7, 9, 10, 20, 40, 100])} ${noun.many}`;
const asPair: Pattern = (noun, random) => {
  const other = random.pick(NOUNS.filter(({ motif }) => motif !== noun.motif));
  return `${noun.one} e ${other.one}`;
};
const withSuffix: Pattern = (noun, random) => `${noun.one} ${random.pick(SUFFIXES)}`;
const prefixed =
  (...starts: string[]): Pattern =>
  (noun, random) =>
    `${random.pick(starts)} ${genitive(noun)}`;
const prefixedPlace =
  (...starts: string[]): Pattern =>
  (_, random) =>
    `${random.pick(starts)} ${random.pick(PLACES)}`;
const labelledWith =
  (...starts: string[]): Pattern =>
  (noun, random) =>
    `${random.pick(starts)} ${noun.one}`;

const REELS = [withAdjective, withPlace, withPrefix, asPair, withCount, withSuffix, withAdjective, withPlace, withPrefix];

/** Patterns of the names by category id. */
const PATTERNS: Record<string, readonly Pattern[]> = {
  '1': REELS,
  '2': [
    prefixedPlace('Roleta ao Vivo', 'Blackjack ao Vivo', 'Bacará ao Vivo', 'Roleta Brasileira', 'Dados ao Vivo', 'Blackjack Brasileiro'),
    prefixed('Roda', 'Show', 'Giro', 'Palco'),
  ],
  '3': [prefixed('Voo', 'Subida', 'Salto', 'Decolagem', 'Rota'), withSuffix, withAdjective],
  '4': [prefixed('Roleta', 'Giro'), prefixedPlace('Roleta', 'Roda'), labelledWith('Roleta')],
  '5': [prefixedPlace('Blackjack', 'Vinte e Um'), labelledWith('Blackjack'), prefixed('Blackjack', 'Vinte e Um')],
  '6': [prefixedPlace('Bacará'), labelledWith('Bacará'), prefixed('Bacará', 'Banca')],
  '7': [prefixed('Bingo', 'Cartela'), prefixedPlace('Bingo', 'Quermesse'), labelledWith('Bingo', 'Video Bingo')],
  '8': [prefixed('Raspe', 'Raspadinha'), labelledWith('Raspa'), prefixedPlace('Raspadinha')],
  '9': [
    prefixedPlace('Dados', 'Sic Bo', 'Três Dados', 'Mesa de Dados', 'Bozó'),
    prefixed('Dados', 'Sic Bo', 'Bozó'),
    labelledWith('Sic Bo', 'Dados'),
  ],
  '10': [prefixed('Jackpot', 'Fortuna', 'Cofre', 'Milhões'), labelledWith('Jackpot', 'Mega'), withAdjective, withPlace],
  '11': [prefixed('Cascata', 'Avalanche', 'Queda'), withAdjective, withPlace, asPair],
  '12': [prefixedPlace('Pescaria', 'Pesqueiro', 'Anzol', 'Rede'), prefixed('Pescaria', 'Rio', 'Porto'), withPlace, withAdjective],
};

const FISHING: readonly Motif[] = ['fish', 'raft', 'anchor', 'frog', 'leaf', 'sun', 'moon'];
const FLYING: readonly Motif[] = ['rocket', 'balloon', 'kite', 'toucan', 'butterfly', 'bolt', 'star', 'raft'];

/**
 * Generates a game name that is not taken yet, with words that suit a category, or any for an unknown one. If all draws are taken, it appends a word or a number.
 * The caller must count the name as taken from then on.
 */
export function inventName(categoryId: string, random: Random, isTaken: (name: string) => boolean): GameName {
  const nouns = nounsFor(categoryId);
  const patterns = PATTERNS[categoryId] ?? REELS;
  const draw = (): GameName => {
    const noun = random.pick(nouns);
    return { name: random.pick(patterns)(noun, random), motif: noun.motif, hue: noun.hue };
  };
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const drawn = draw();
    if (!isTaken(drawn.name)) return drawn;
  }
  const { name, ...about } = draw();
  const extended = SUFFIXES.map((word) => `${name} ${word}`).find((candidate) => !isTaken(candidate));
  if (extended !== undefined) return { name: extended, ...about };
  let number = 2;
  while (isTaken(`${name} ${String(number)}`)) number += 1;
  return { name: `${name} ${String(number)}`, ...about };
}

function nounsFor(categoryId: string): readonly Noun[] {
  const among = categoryId === '12' ? FISHING : categoryId === '3' ? FLYING : undefined;
  return among === undefined ? NOUNS : NOUNS.filter(({ motif }) => among.includes(motif));
}
