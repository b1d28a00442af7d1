import type { IconName } from '@/shared/ui/icon-paths';

/** Icons by a pattern of the icon name or path in lower case. The first match counts. */
const ICON_PATTERNS: readonly (readonly [RegExp, IconName])[] = [
  [/favorit|heart/, 'heart'],
  [/live|vivo|radio/, 'live'],
  [/slot|cherry/, 'slots'],
  [/esports|gamepad/, 'games'],
  [/sport|futebol|football|ball/, 'ball'],
  [/mines|bomb/, 'gem'],
  [/double|circle-dot|roleta|roulette/, 'roulette'],
  [/promo|gift|bonus/, 'gift'],
  [/protection|responsavel|shield|exclus/, 'shield'],
  [/provider|supplier/, 'games'],
  [/crash|rocket/, 'crash'],
  [/card|spade|blackjack/, 'cards'],
  [/chat|support|suporte|ajuda|help|ouvidoria/, 'support'],
  [/indica|refer|share/, 'share'],
  [/wallet|carteira/, 'wallet'],
  [/casino|dice/, 'dice'],
  [/trophy|torneio|liga/, 'trophy'],
  [/star|vip/, 'star'],
];

/** Icon of a menu entry: one of the site, or one that an external icon service provides. */
export interface MenuIcon {
  /** Icon of the site's own set; the fallback for a service icon. */
  readonly icon: IconName;
  /** Name in the icon service; null if the site's own icon fits, or the settings name none. */
  readonly serviceIcon: string | null;
}

/**
 * Returns a menu entry's icon: the site's own one that fits the icon name or else the target, otherwise that of the icon service.
 *
 * @param target path or URL
 * @param iconName from the settings, such as `lucide:gift`
 */
export function menuIcon(target: string, iconName: string | null): MenuIcon {
  const find = (text: string) => ICON_PATTERNS.find(([pattern]) => pattern.test(text))?.[1];
  const ownIcon = find((iconName ?? '').toLowerCase()) ?? find(target.toLowerCase());
  if (ownIcon !== undefined) return { icon: ownIcon, serviceIcon: null };
  return { icon: target.startsWith('/') ? 'chevron-right' : 'external', serviceIcon: iconName };
}
