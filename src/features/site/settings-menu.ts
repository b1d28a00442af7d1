import { useQuery } from '@tanstack/react-query';

import type { Settings } from '@generated/api/model/settings';
import type { SettingsMenuItem } from '@generated/api/model/settings-menu-item';

import { logFailure } from '@/shared/lib/log';

import type { MenuIcon } from './menu-icon';
import { menuIcon } from './menu-icon';
import type { SafeLink } from './safe-link';
import { safeLink } from './safe-link';
import { settingsQuery } from './site-queries';

/** One entry of a menu of the house. */
export interface HouseEntry {
  readonly label: string;
  readonly link: SafeLink;
  readonly icon: MenuIcon;
  /** The path or address, the same for the same place. */
  readonly place: string;
}

const told = new Set<string>();

/**
 * The entries of a menu that can be followed, each place once, in the house's order. What is no path on the site and no
 * https address is dropped and logged.
 */
export function houseEntries(items: readonly SettingsMenuItem[] = []): HouseEntry[] {
  const places = new Set<string>();
  return items.flatMap(({ label, url, icon }) => {
    const link = safeLink(url);
    if (link === undefined) {
      if (!told.has(url)) logFailure('An entry of a menu was dropped: it leads nowhere that is safe.', url);
      told.add(url);
      return [];
    }
    const place = 'to' in link ? link.to : link.href;
    if (places.has(place)) return [];
    places.add(place);
    return [{ label, link, icon: menuIcon(place, icon ?? null), place }];
  });
}

/**
 * A menu of the settings (SPEC E6).
 *
 * @returns its entries, and whether the settings are still on their way
 */
export function useHouseMenu(name: Extract<keyof Settings, 'general_menu' | 'general_footer_menu'>): {
  entries: HouseEntry[];
  pending: boolean;
} {
  // Asked for again after a failure, they are not waited for again.
  const { data, errorUpdateCount } = useQuery(settingsQuery());
  return { entries: houseEntries(data?.[name]), pending: data === undefined && errorUpdateCount === 0 };
}
