import type { IconName } from '@/shared/ui/icon-paths';

/** By what stands in the path, and for other places by the icon's own name at the icon service. */
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

/** The icon of an entry of a menu. */
export interface MenuIcon {
  /** From the one set of the site. */
  readonly icon: IconName;
  /** What the icon service is asked for, where the site has nothing of its own that fits. */
  readonly serviceIcon: string | null;
}

/**
 * The icon of an entry of a menu.
 *
 * @param target the path or address that it leads to
 * @param iconName what the settings name for it, as `lucide:gift`; null where they name none
 */
export function menuIcon(target: string, iconName: string | null): MenuIcon {
  const find = (text: string) => ICON_PATTERNS.find(([part]) => part.test(text))?.[1];
  const own = find((iconName ?? '').toLowerCase()) ?? find(target.toLowerCase());
  if (own !== undefined) return { icon: own, serviceIcon: null };
  return { icon: target.startsWith('/') ? 'chevron-right' : 'external', serviceIcon: iconName };
}
