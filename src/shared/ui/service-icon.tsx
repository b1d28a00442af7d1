import { Suspense } from 'react';

import { lazyPart } from '../lib/lazy-part';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { bundledIcon, isServiceName } from './service-icon-names';

const LoadedIcon = lazyPart(() => import('./service-icon-loaded').then((module) => module.LoadedIcon));

interface ServiceIconProps {
  /** Name with its set, such as 'lucide:dices'. */
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
    <Suspense fallback={fallbackIcon}>
      <LoadedIcon key={name} name={name} size={size} fallback={fallbackIcon} />
    </Suspense>
  );
}
