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
export interface SettingsMenuEntry {
  readonly label: string;
  readonly link: SafeLink;
  readonly icon: MenuIcon;
  /** The path or address, the same for the same place. */
  readonly target: string;
}

const loggedUrls = new Set<string>();

/**
 * The entries of a menu that can be followed, each place once, in the house's order. What is no path on the site and no
 * https address is dropped and logged.
 */
export function menuEntries(items: readonly SettingsMenuItem[] = []): SettingsMenuEntry[] {
  const targets = new Set<string>();
  return items.flatMap(({ label, url, icon }) => {
    const link = safeLink(url);
    if (link === undefined) {
      if (!loggedUrls.has(url)) logFailure('An entry of a menu was dropped: it leads nowhere that is safe.', url);
      loggedUrls.add(url);
      return [];
    }
    const target = 'to' in link ? link.to : link.href;
    if (targets.has(target)) return [];
    targets.add(target);
    return [{ label, link, icon: menuIcon(target, icon ?? null), target }];
  });
}

/**
 * A menu of the settings (SPEC E6).
 *
 * @returns its entries, and whether the settings are still on their way
 */
export function useSettingsMenu(name: Extract<keyof Settings, 'general_menu' | 'general_footer_menu'>): {
  entries: SettingsMenuEntry[];
  pending: boolean;
} {
  // Asked for again after a failure, they are not waited for again.
  const { data, errorUpdateCount } = useQuery(settingsQuery());
  return { entries: menuEntries(data?.[name]), pending: data === undefined && errorUpdateCount === 0 };
}
