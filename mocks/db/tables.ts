import { drop, factory, nullable, primaryKey } from '@mswjs/data';

import type { components } from '@generated/schema';

export type NotificationType = components['schemas']['NotificationType'];

/** The table library is not used outside `mocks/db`. */
export type Tables = ReturnType<typeof createTables>;

/** Creates empty tables. Amounts in cents, timestamps in Unix ms. */
export function createTables() {
  return factory({
    favorite: { id: primaryKey(String), playerId: String, gameId: String, order: Number },
    notification: {
      id: primaryKey(String),
      playerId: String,
      type: (): NotificationType => 'system',
      title: String,
      body: String,
      url: nullable<string>(() => null),
      createdAt: Number,
      readAt: nullable<number>(() => null),
    },
    /** A type of notices that a player does not want. */
    mutedNotice: { id: primaryKey(String), playerId: String, type: (): NotificationType => 'system' },
  });
}

export function emptyTables(tables: Tables): void {
  drop(tables);
}
