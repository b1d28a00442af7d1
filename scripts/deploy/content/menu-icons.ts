import { getIcons } from '@iconify/utils';
import { loadCollectionFromFS } from '@iconify/utils/lib/loader/fs';

import { writeText } from './write-text';

/** Path of the backend's settings, whose menus name icons. */
export const SETTINGS = '/v2/settings/';
/** Names of the menus in the settings. */
const MENUS = ['general_menu', 'general_footer_menu'] as const;
const ICON_NAME = /^([a-z0-9]+(?:-[a-z0-9]+)*):([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/**
 * Returns the names of the icons in the menus of the backend's settings (SPEC E6), such as `lucide:gift`, as the backend wrote them. They
 * may occur twice or have another form.
 *
 * @param settings parsed response
 */
export function menuIcons(settings: unknown): string[] {
  if (typeof settings !== 'object' || settings === null) return [];
  const menus = Object.entries(settings).flatMap(([key, menu]: [string, unknown]) =>
    MENUS.some((name) => name === key) && Array.isArray(menu) ? menu : [],
  );
  return menus.flatMap((item: unknown) => {
    const icon = typeof item === 'object' && item !== null && 'icon' in item ? item.icon : undefined;
    return typeof icon === 'string' ? [icon] : [];
  });
}

/**
 * Writes `icons/SET.json`, the response of the icon service for these icons of a set (SPEC S18). A host ignores the query of a
 * file, so every request of the set gets all of them.
 *
 * @param site folder of the site
 * @param names names with their sets, such as `lucide:gift`; a set is an installed package `@iconify-json/SET`
 * @returns the names that no installed set has, and those of another form, for which the site shows its own icon
 */
export async function writeMenuIcons(site: string, names: readonly string[]): Promise<string[]> {
  const bySet = new Map<string, string[]>();
  const missing: string[] = [];
  for (const name of new Set(names)) {
    const [, set, icon] = ICON_NAME.exec(name) ?? [];
    if (set === undefined || icon === undefined) missing.push(name);
    else bySet.set(set, [...(bySet.get(set) ?? []), icon]);
  }
  for (const [set, icons] of bySet) {
    const collection = await loadCollectionFromFS(set);
    const found = collection === undefined ? null : getIcons(collection, icons.toSorted(), true);
    if (found !== null) await writeText(site, `icons/${set}.json`, `${JSON.stringify(found)}\n`);
    missing.push(...(found === null ? icons : (found.not_found ?? [])).map((icon) => `${set}:${icon}`));
  }
  return missing;
}
