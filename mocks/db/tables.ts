import { drop, factory, nullable, primaryKey } from '@mswjs/data';

export type NotificationType = 'deposit' | 'withdrawal' | 'bonus' | 'protection' | 'verification' | 'system';

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
  });
}

export function emptyTables(tables: Tables): void {
  drop(tables);
}
