/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListNotificationsStatus = typeof ListNotificationsStatus[keyof typeof ListNotificationsStatus];


export const ListNotificationsStatus = {
  unread: 'unread',
  read: 'read',
} as const;
