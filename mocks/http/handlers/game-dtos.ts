import type { components } from '@generated/schema';

import type { Game } from '../../db/catalogue/model';
import { rulesTexts } from '../../domain/games/rules-texts';
import type { SymbolId } from '../../domain/slot/symbols';
import { MAX_WIN_MULTIPLIER, pays } from '../../domain/slot/symbols';
import { gameImages, servicePath } from '../../images/addresses';

type Schemas = components['schemas'];

export const toProviderDto = ({ id, name, slug, gamesCount }: Game['provider']): Schemas['Provider'] => ({
  id,
  name,
  slug,
  image: `/storage/${servicePath(`providers/${id}.webp`, 160)}`,
  games_count: gamesCount,
});

export const toCategoryDto = ({ id, name, slug, gamesCount }: Game['category']): Schemas['Category'] => ({
  id,
  name,
  slug,
  image: `/storage/${servicePath(`categories/${slug}.webp`, 96)}`,
  games_count: gamesCount,
});

/** Maps a game to the contract: its RTP, which is stored in basis points, is stated in percent. Stakes are in cents. */
export function toGameDto({
  id,
  name,
  slug,
  provider,
  category,
  rtp,
  volatility,
  minBet,
  maxBet,
  isNew,
  highlight,
}: Game): Schemas['Game'] {
  return {
    id,
    name,
    slug,
    ...gameImages(id),
    provider: { id: provider.id, name: provider.name, slug: provider.slug },
    category: { id: category.id, name: category.name, slug: category.slug },
    rtp: rtp / 100,
    volatility,
    min_bet: minBet,
    max_bet: maxBet,
    is_new: isNew,
    ...(highlight !== undefined && { highlight }),
  };
}

/** Names of a slot's symbols in the plural, the most valuable first. */
const SYMBOL_NAMES: readonly (readonly [SymbolId, string])[] = [
  ['wild', 'símbolos especiais'],
  ['crown', 'coroas'],
  ['gem', 'gemas'],
  ['star', 'estrelas'],
  ['bell', 'sinos'],
  ['moon', 'luas'],
  ['drop', 'gotas'],
  ['leaf', 'folhas'],
];

/** Maps a game to the contract, with the information required before play (SPEC D9). */
export function toGameDetailDto(game: Game, related: readonly Game[]): Schemas['GameDetail'] {
  return {
    ...toGameDto(game),
    ...toRulesDto(game),
    max_win_multiplier: game.maxWinMultiplier,
    max_win_odds: game.maxWinOdds,
    related: related.map(toGameDto),
  };
}

/** Returns the texts of rules and prizes. A slot's paytable has only the runs of five and of three symbols, in times of the stake. */
function toRulesDto({ name, kind }: Game): Pick<Schemas['GameDetail'], 'rules' | 'paytable'> {
  if (kind !== 'slot') {
    const { paragraphs, prizes } = rulesTexts[kind];
    return { rules: paragraphs.join('\n\n'), paytable: [...prizes] };
  }
  return {
    rules: `${name} tem cinco rolos e dez linhas. Três símbolos iguais ou mais numa linha, a partir da esquerda, pagam.\n\nO símbolo especial substitui qualquer outro. Um giro paga no máximo ${MAX_WIN_MULTIPLIER.toLocaleString('pt-BR')}× a aposta.`,
    paytable: [2, 0]
      .flatMap((run) =>
        SYMBOL_NAMES.map(([id, plural]) => ({ label: `${String(run + 3)} ${plural}`, multiplier: (pays[id][run] ?? 0) / 1000 })),
      )
      .toSorted((one, other) => other.multiplier - one.multiplier),
  };
}
