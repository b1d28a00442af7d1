import type { NotificationType } from '@generated/api/model/notification-type';

import type { IconName } from '@/shared/ui/icon-paths';

/** Icons of the known types of notices. For another type the caller needs an icon of its own. */
export const NOTIFICATION_ICONS: Readonly<Record<NotificationType, IconName>> = {
  protection: 'shield',
  system: 'info',
  verification: 'user',
  withdrawal: 'wallet',
  deposit: 'wallet',
  bonus: 'gift',
  bet: 'ball',
};
