import { useQuery } from '@tanstack/react-query';

import { settingsQuery } from './settings-query';

/** Paths by the setting that can close them (SPEC E6, D17). */
const PATHS = {
  // The verdicts of earlier rounds stay readable.
  casino_enabled: /^\/(casino|games(?!\/fairness(?![\w-]))|play|providers|suppliers)(?![\w-])/,
  sport_enabled: /^\/(sports?|altenar-sports)(?![\w-])/,
  bonus_enabled: /^\/user\/(bonus|coupon|promotion)(?![\w-])/,
} as const;

export type Section = keyof typeof PATHS;

/** Returns the setting that closes a path, if any. Without settings everything is open. */
export function useClosedSection(): (path: string) => Section | undefined {
  const settings = useQuery(settingsQuery()).data;
  return (path) => (Object.keys(PATHS) as Section[]).find((one) => settings?.[one] === false && PATHS[one].test(path));
}

/** Returns a filter of links that lead to an open section. */
export function useIsOpen(): (link: { readonly to: string }) => boolean {
  const closedSection = useClosedSection();
  return ({ to }) => closedSection(to) === undefined;
}

/** Returns true unless the settings close it. */
export const useIsSectionOpen = (name: Section): boolean => useQuery(settingsQuery()).data?.[name] !== false;
