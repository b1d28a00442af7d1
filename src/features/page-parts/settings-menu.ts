import { useQuery } from '@tanstack/react-query';

import type { Settings } from '@generated/api/model/settings';
import type { SettingsMenuItem } from '@generated/api/model/settings-menu-item';

import { logFailure } from '@/shared/lib/log';
import { settingsQuery } from '@/product/settings-query';

import type { MenuIcon } from './menu-icon';
import { menuIcon } from './menu-icon';
import type { SafeLink } from './safe-link';
import { safeLink } from './safe-link';

/** Entry of a menu that the operator has configured in the settings. */
export interface SettingsMenuEntry {
  readonly label: string;
  readonly link: SafeLink;
  readonly icon: MenuIcon;
  /** Path or URL, which serves as key. */
  readonly target: string;
}

/** Unsafe URLs that were logged since the page was loaded. */
const loggedUrls = new Set<string>();

/** Returns the entries, only the first one for each target. Those with unsafe links are dropped, and each URL is logged once. */
export function menuEntries(items: readonly SettingsMenuItem[] = []): SettingsMenuEntry[] {
  const targets = new Set<string>();
  return items.flatMap(({ label, url, icon }) => {
    const link = safeLink(url);
    if (link === undefined) {
      if (!loggedUrls.has(url)) logFailure('A menu entry of the settings was dropped, because its link is not safe.', url);
      loggedUrls.add(url);
      return [];
    }
    const target = 'to' in link ? link.to : link.href;
    if (targets.has(target)) return [];
    targets.add(target);
    return [{ label, link, icon: menuIcon(target, icon ?? null), target }];
  });
}

/** Returns a menu of the settings (SPEC E6); `pending` until the first response or failure. */
export function useSettingsMenu(name: Extract<keyof Settings, 'general_menu' | 'general_footer_menu'>): {
  entries: SettingsMenuEntry[];
  pending: boolean;
} {
  // A refetch after a failure is not pending.
  const { data, errorUpdateCount } = useQuery(settingsQuery());
  return { entries: menuEntries(data?.[name]), pending: data === undefined && errorUpdateCount === 0 };
}
