import { lazyPart } from '../lib/lazy-part';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { SectionBoundary } from './section-boundary';

const LoadedIcon = lazyPart(() => import('./service-icon-loaded').then((module) => module.LoadedIcon), true);

interface ServiceIconProps {
  /** Name with its set, such as 'lucide:dices'. With null or an invalid name the fallback stays. */
  readonly name: string | null;
  /** Bundled icon, shown while loading and after a failure. */
  readonly fallback: IconName;
  /** Width and height in px. */
  readonly size?: number;
}

/** Renders a decorative icon named by the backend (SPEC S18), bundled or fetched from `/icons`. */
export function ServiceIcon({ name, fallback, size = 24 }: ServiceIconProps) {
  const own = name === null ? undefined : bundledIcon(name);
  const fallbackIcon = <Icon name={own ?? fallback} size={size} />;
  if (own !== undefined || name === null || !isServiceName(name)) return fallbackIcon;
  return (
    <SectionBoundary name="icon" fallback={fallbackIcon} pending={fallbackIcon}>
      <LoadedIcon key={name} name={name} size={size} fallback={fallbackIcon} />
    </SectionBoundary>
  );
}

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
const bundledIcon = (name: string): IconName | undefined => BUNDLED.get(name);

/** Validates set and name, which then cannot lead to another URL. */
const isServiceName = (name: string): boolean => name.length <= 100 && /^[a-z0-9]+(-[a-z0-9]+)*:[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
