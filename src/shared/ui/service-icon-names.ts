import type { IconName } from './icon-paths';

/** Icons of the service that the site has itself, by their name there. */
const BUNDLED = new Map<string, IconName>([
  ['lucide:bell', 'bell'],
  ['lucide:bomb', 'crash'],
  ['lucide:cherry', 'slots'],
  ['lucide:circle-dot', 'roulette'],
  ['lucide:dices', 'games'],
  ['lucide:gem', 'gem'],
  ['lucide:gift', 'gift'],
  ['lucide:heart', 'heart'],
  ['lucide:house', 'home'],
  ['lucide:radio', 'live'],
  ['lucide:search', 'search'],
  ['lucide:shield-check', 'shield'],
  ['lucide:star', 'star'],
  ['lucide:trophy', 'trophy'],
  ['lucide:user', 'user'],
  ['lucide:wallet', 'wallet'],
]);

/** Returns the site's own icon for a name of the icon service; undefined if there is none. */
export const bundledIcon = (name: string): IconName | undefined => BUNDLED.get(name);

/** Validates set and name, which then cannot lead to another URL. */
export const isServiceName = (name: string): boolean => name.length <= 100 && /^[a-z0-9]+(-[a-z0-9]+)*:[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
