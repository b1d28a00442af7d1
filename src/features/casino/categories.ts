import type { Category } from '@generated/api/model/category';

import type { IconName } from '@/shared/ui/icon-paths';
import { paths } from '@/shell/paths';

/** The categories that have routes of their own (SPEC R8, R9). */
export const LIVE_CATEGORY = '2';
export const SLOTS_CATEGORY = '1';

/** The address of a category's lobby. */
export function categoryPath({ id, slug }: Pick<Category, 'id' | 'slug'>): string {
  if (id === LIVE_CATEGORY) return paths.casinoLive();
  if (id === SLOTS_CATEGORY) return paths.casinoSlots();
  return paths.casinoCategory(slug);
}

const icons: readonly (readonly [part: RegExp, icon: IconName])[] = [
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

/** The icon of a category, guessed from its name for addresses. */
export function categoryIcon(slug: string): IconName {
  return icons.find(([part]) => part.test(slug))?.[1] ?? 'games';
}
