import type { Category } from '@generated/api/model/category';

import type { IconName } from '@/shared/ui/icon-paths';
import { paths } from '@/product/paths';

/** Ids of the categories with a route of their own (SPEC R8, R9). */
export const LIVE_CATEGORY = '2';
export const SLOTS_CATEGORY = '1';

/** Returns the path of a category. The live casino and the slots have pages of their own. */
export function categoryPath({ id, slug }: Pick<Category, 'id' | 'slug'>): string {
  if (id === LIVE_CATEGORY) return paths.casinoLive();
  if (id === SLOTS_CATEGORY) return paths.casinoSlots();
  return paths.casinoCategory(slug);
}

/** Icons by the slug of a category, which is Portuguese or English. The first match counts. */
const ICON_PATTERNS: readonly (readonly [pattern: RegExp, icon: IconName])[] = [
  [/^slot|caca-niquel/, 'slots'],
  [/live|vivo/, 'live'],
  [/roleta|roulette/, 'roulette'],
  [/crash|aviao/, 'crash'],
  [/black|poker|bacar|carta|card|mesa|table/, 'cards'],
  [/bingo|keno|lote|loto/, 'bingo'],
  [/dado|dice|craps/, 'dice'],
  [/pesca|fish/, 'fish'],
  [/jackpot|premio|torneio|show/, 'trophy'],
  [/mini|instant|rasp|rapid/, 'bolt'],
  [/novo|new|exclus/, 'star'],
];

/** Returns an icon for a category, or a generic one. */
export function categoryIcon(slug: string): IconName {
  return ICON_PATTERNS.find(([pattern]) => pattern.test(slug))?.[1] ?? 'games';
}
