import { drop, factory, nullable, primaryKey } from '@mswjs/data';

/** What a notice is about. */
export type NotificationType = 'deposit' | 'withdrawal' | 'bonus' | 'protection' | 'verification' | 'system';

/** The small tables of a world. Nothing outside `mocks/db` sees the library that keeps them. */
export type Tables = ReturnType<typeof createTables>;

/** Makes empty tables. Amounts are in cents, moments in milliseconds since 1970. */
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

/**
 * Takes everything out of tables.
 *
 * @param tables what {@link createTables} made
 */
export function emptyTables(tables: Tables): void {
  drop(tables);
}
