import type { ReactNode } from 'react';

import { classes } from '@/shared/lib/classes';
import callout from '@/shared/ui/callout.module.css';
import { Icon } from '@/shared/ui/icon';
import type { IconName } from '@/shared/ui/icon-paths';
import layout from '@/shared/ui/layout.module.css';

interface CalloutProps {
  tone: 'error' | 'info';
  icon: IconName;
  role?: 'alert';
  children: ReactNode;
}

/** Renders a message on a tinted surface, behind an icon. */
export function Callout({ tone, icon, role, children }: CalloutProps) {
  return (
    <div role={role} className={classes(callout.callout, callout[tone])}>
      <Icon name={icon} />
      <div className={layout.small}>{children}</div>
    </div>
  );
}
