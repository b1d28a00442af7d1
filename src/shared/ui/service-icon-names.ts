import type { IconName } from './icon-paths';

/** Names of the service whose drawing the site has itself, so that nothing is loaded for them. */
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

/** The site's own icon for a name of the service. */
export const bundledIcon = (name: string): IconName | undefined => BUNDLED.get(name);

/** Whether a name may be asked for: a set and a name, nothing that could lead elsewhere. */
export const isServiceName = (name: string): boolean => name.length <= 100 && /^[a-z0-9]+(-[a-z0-9]+)*:[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
