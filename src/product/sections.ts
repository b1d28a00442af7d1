import { useHasOffers, useIsAccountBlocked } from './account-block';
import { useSetting } from './settings-query';

/** Paths by the setting that can close them (SPEC E6, D17). */
const PATHS = {
  // The verdicts of earlier rounds stay readable.
  casino_enabled: /^\/(casino|games(?!\/fairness(?![\w-]))|play|providers|suppliers)(?![\w-])/,
  sport_enabled: /^\/(sports?|altenar-sports)(?![\w-])/,
  bonus_enabled: /^\/user\/(bonus|coupon|promotion)(?![\w-])/,
} as const;

/** Setting that closes a part of the site if it is false: casino, sportsbook, or bonuses and coupons. */
export type Section = keyof typeof PATHS;

/**
 * Returns a function that finds the setting which closes a path, if any. Without settings everything is open. Ignores blocks of the
 * account.
 */
export function useClosedSectionFinder(): (path: string) => Section | undefined {
  const closed = useSetting((settings) => (Object.keys(PATHS) as Section[]).filter((one) => settings[one] === false));
  return (path) => closed.find((one) => PATHS[one].test(path));
}

/** Paths of promotions. */
const OFFERS = /^\/(promotions|user\/promotion)(?![\w-])/;

/**
 * Returns a filter of links that lead to an open section. A paused, self-excluded or barred player has no promotions and none of the
 * sections (SPEC D10), a player at risk no promotions (SPEC Q39).
 */
export function useOpenLinkFilter(): (link: { readonly to: string }) => boolean {
  const closedSection = useClosedSectionFinder();
  const isBlocked = useIsAccountBlocked();
  const hasOffers = useHasOffers();
  return ({ to }) =>
    closedSection(to) === undefined &&
    (hasOffers || !OFFERS.test(to)) &&
    !(isBlocked && [OFFERS, ...Object.values(PATHS)].some((path) => path.test(to)));
}

/** Returns true unless the settings or a block of the player's account close the section. */
export function useIsSectionOpen(name: Section): boolean {
  const isBlocked = useIsAccountBlocked();
  return useSetting((settings) => settings[name] !== false) && !isBlocked;
}
