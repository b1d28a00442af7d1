import { useQuery } from '@tanstack/react-query';

import { settingsQuery } from './settings-query';

/** Areas that the settings can close (SPEC E6, D17), by the setting and the paths. */
const SECTIONS = [
  { name: 'casino', setting: 'casino_enabled', path: /^\/(casino|games|play|providers|suppliers)(?![\w-])/ },
  { name: 'sports', setting: 'sport_enabled', path: /^\/(sports?|altenar-sports)(?![\w-])/ },
  { name: 'bonuses', setting: 'bonus_enabled', path: /^\/user\/(bonus|coupon|promotion)(?![\w-])/ },
] as const;

export type Section = (typeof SECTIONS)[number]['name'];

/** Returns the closed section of a path, if any. Without settings everything is open. */
export function useClosedSection(): (path: string) => Section | undefined {
  const settings = useQuery(settingsQuery()).data;
  return (path) => SECTIONS.find((one) => settings?.[one.setting] === false && one.path.test(path))?.name;
}

/** Returns a filter of links that lead to an open section. */
export function useIsOpen(): (link: { readonly to: string }) => boolean {
  const closedSection = useClosedSection();
  return ({ to }) => closedSection(to) === undefined;
}

/** Returns true unless the settings close it. */
export function useIsSectionOpen(name: Section): boolean {
  const settings = useQuery(settingsQuery()).data;
  return SECTIONS.every((one) => one.name !== name || settings?.[one.setting] !== false);
}
