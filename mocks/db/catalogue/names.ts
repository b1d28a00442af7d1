import type { Random } from '../random';
import type { Motif, Noun } from './words';
import { ADJECTIVES, FRAMES, NOUNS, PLACES, TAILS } from './words';

/** A game name and its subject. */
export interface GameName {
  name: string;
  motif: Motif;
  /** Hue of the subject in degrees; undefined to use the emblem's own. */
  hue: number | undefined;
}

type Pattern = (noun: Noun, random: Random) => string;

const of = ({ one, feminine }: Noun) => `${feminine ? 'da' : 'do'} ${one}`;
const adjective: Pattern = (noun, random) => `${noun.one} ${random.pick(ADJECTIVES)[noun.feminine ? 1 : 0]}`;
const place: Pattern = (noun, random) => `${noun.one} ${random.pick(PLACES)}`;
const frame: Pattern = (noun, random) => `${random.pick(FRAMES)} ${of(noun)}`;
const count: Pattern = (noun, random) => `${random.pick([3, 5, 7, 9, 10, 20, 40, 100])} ${noun.many}`;
const pair: Pattern = (noun, random) => {
  const other = random.pick(NOUNS.filter(({ motif }) => motif !== noun.motif));
  return `${noun.one} e ${other.one}`;
};
const tail: Pattern = (noun, random) => `${noun.one} ${random.pick(TAILS)}`;
const after =
  (...starts: string[]): Pattern =>
  (noun, random) =>
    `${random.pick(starts)} ${of(noun)}`;
const at =
  (...starts: string[]): Pattern =>
  (_, random) =>
    `${random.pick(starts)} ${random.pick(PLACES)}`;
const labelled =
  (...starts: string[]): Pattern =>
  (noun, random) =>
    `${random.pick(starts)} ${noun.one}`;

const REELS = [adjective, place, frame, pair, count, tail, adjective, place, frame];

const PATTERNS: Record<string, readonly Pattern[]> = {
  '1': REELS,
  '2': [at('Roleta ao Vivo', 'Blackjack ao Vivo', 'Bacará ao Vivo', 'Mesa', 'Salão', 'Estúdio'), after('Roda', 'Show', 'Mesa', 'Palco')],
  '3': [after('Voo', 'Subida', 'Salto', 'Decolagem', 'Rota'), tail, adjective],
  '4': [after('Roleta', 'Giro'), at('Roleta', 'Roda'), labelled('Roleta')],
  '5': [at('Blackjack', 'Vinte e Um'), labelled('Blackjack'), after('Blackjack', 'Vinte e Um')],
  '6': [at('Bacará'), labelled('Bacará'), after('Bacará', 'Banca')],
  '7': [after('Bingo', 'Cartela'), at('Bingo', 'Quermesse'), labelled('Bingo', 'Video Bingo')],
  '8': [after('Raspe', 'Raspadinha'), labelled('Raspa'), at('Raspadinha')],
  '9': [at('Truco', 'Pôquer', 'Dados', 'Sueca', 'Dominó'), after('Truco', 'Dados', 'Pôquer'), labelled('Pôquer', 'Dados')],
  '10': [after('Jackpot', 'Fortuna', 'Cofre', 'Milhões'), labelled('Jackpot', 'Mega'), adjective, place],
  '11': [after('Cascata', 'Avalanche', 'Queda'), adjective, place, pair],
  '12': [at('Pescaria', 'Pesqueiro', 'Anzol', 'Rede'), after('Pescaria', 'Rio', 'Porto'), place, adjective],
};

const FISHING: readonly Motif[] = ['fish', 'raft', 'anchor', 'frog', 'leaf', 'sun', 'moon'];
const FLYING: readonly Motif[] = ['rocket', 'balloon', 'kite', 'toucan', 'butterfly', 'bolt', 'star', 'raft'];

/**
 * Generates a unique name for a game of a category.
 *
 * @param categoryId one of `CATEGORIES`
 * @param isTaken returns true if a name is in use
 */
export function inventName(categoryId: string, random: Random, taken: (name: string) => boolean): GameName {
  const nouns = nounsOf(categoryId);
  const patterns = PATTERNS[categoryId] ?? REELS;
  const draw = (): GameName => {
    const noun = random.pick(nouns);
    return { name: random.pick(patterns)(noun, random), motif: noun.motif, hue: noun.hue };
  };
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const drawn = draw();
    if (!taken(drawn.name)) return drawn;
  }
  const { name, ...about } = draw();
  const extended = TAILS.map((word) => `${name} ${word}`).find((candidate) => !taken(candidate));
  if (extended !== undefined) return { name: extended, ...about };
  let number = 2;
  while (taken(`${name} ${String(number)}`)) number += 1;
  return { name: `${name} ${String(number)}`, ...about };
}

function nounsOf(categoryId: string): readonly Noun[] {
  const among = categoryId === '12' ? FISHING : categoryId === '3' ? FLYING : undefined;
  return among === undefined ? NOUNS : NOUNS.filter(({ motif }) => among.includes(motif));
}
