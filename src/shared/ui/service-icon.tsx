import { Suspense } from 'react';

import { lazyPart } from '../lib/lazy-part';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { bundledIcon, isServiceName } from './service-icon-names';

const LoadedIcon = lazyPart(() => import('./service-icon-loaded').then((module) => module.LoadedIcon));

interface ServiceIconProps {
  /** As the backend names it: set and name with a colon between, 'lucide:dices'. */
  readonly name: string | null;
  /** The bundled icon that stands in its place until it is there, and where it never comes. */
  readonly fallback: IconName;
  /** Edge in px, 24 by default. */
  readonly size?: number;
}

/**
 * A decorative icon that the backend names (SPEC S18). Those that the site has itself are drawn at once; others come
 * from the icon service behind the site's own `/icons`, and are asked for only where they are drawn.
 */
export function ServiceIcon({ name, fallback, size = 24 }: ServiceIconProps) {
  const own = name === null ? undefined : bundledIcon(name);
  const standIn = <Icon name={own ?? fallback} size={size} />;
  if (own !== undefined || name === null || !isServiceName(name)) return standIn;
  return (
    <Suspense fallback={standIn}>
      <LoadedIcon key={name} name={name} size={size} fallback={standIn} />
    </Suspense>
  );
}
