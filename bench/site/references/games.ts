/** A game of the references. */
export interface Game {
  readonly id: number;
  readonly name: string;
  readonly provider: string;
  readonly category: string;
  /** Path of one of {@link IMAGES} images, which several games share. */
  readonly image: string;
}

/** Categories of the games, which are the filters of the lobby. */
export const CATEGORIES = ['slots', 'ao-vivo', 'crash', 'mesa', 'bingo', 'originais'] as const;
/** Number of games in the lobby of the reference `hydrated`. */
export const GAMES = 60;
/** Number of images, one for each tile of the plain grid. */
export const IMAGES = 24;

const FIRST = ['Tesouro', 'Noite', 'Fogo', 'Lua', 'Rei', 'Dama', 'Mina', 'Voo'];
const SECOND = ['do Sol', 'do Rio', 'da Serra', 'do Mar', 'da Sorte', 'do Ouro', 'do Norte'];
const PROVIDERS = ['Estúdio Um', 'Estúdio Dois', 'Estúdio Três', 'Estúdio Quatro', 'Estúdio Cinco'];

/** Lists the games of the references, always the same. */
export function listGames(count: number): readonly Game[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `${pick(FIRST, index)} ${pick(SECOND, index)}`,
    provider: pick(PROVIDERS, index),
    category: pick(CATEGORIES, index),
    image: `/img/game-${String(index % IMAGES)}.avif`,
  }));
}

function pick(list: readonly string[], index: number): string {
  return list[index % list.length] ?? '';
}
