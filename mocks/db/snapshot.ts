import type { Account } from './accounts';
import { emptyTables } from './tables';
import type { World } from './world';

/** Serializes the mutable state of a world. A page saves it over reloads, a server over restarts. */
export function takeSnapshot(world: World): string {
  return JSON.stringify(contentOf(world));
}

/**
 * Restores a world from a snapshot.
 *
 * @param text written by {@link saveSnapshot} from a world with the same seed
 */
export function restoreSnapshot(world: World, text: string): void {
  const {
    clock,
    sessions,
    players,
    accounts,
    settings,
    intents,
    tallies,
    mines,
    double,
    play,
    promotions,
    sportsBook,
    sportsTokens,
    identity,
    rows,
  } = JSON.parse(text) as ReturnType<typeof contentOf>;
  world.clock.replace(clock);
  const { tables } = world;
  emptyTables(tables);
  for (const row of rows.favorite) tables.favorite.create(row);
  for (const row of rows.notification) tables.notification.create(row);
  Object.assign(world.settings, settings);
  world.players.replace(players);
  world.accounts.replace(accounts.map(revived));
  world.mines.replace(mines);
  world.double.replace(double);
  world.play.replace(play);
  world.promotions.replace(promotions);
  world.sportsBook.replace(sportsBook);
  world.sportsTokens.replace(sportsTokens);
  world.sessions.replace(sessions);
  world.intents.restore(intents);
  world.tallies.replace(tallies);
  world.identity.replace(identity);
}

function contentOf({ tables: { favorite, notification }, ...world }: World) {
  return {
    clock: world.clock.kept(),
    players: world.players.all(),
    accounts: world.accounts.all().map(written),
    sessions: world.sessions.all(),
    settings: world.settings,
    intents: world.intents.dump(),
    tallies: world.tallies.kept(),
    identity: world.identity.kept(),
    mines: world.mines.kept(),
    double: world.double.kept(),
    play: world.play.kept(),
    promotions: world.promotions.kept(),
    sportsBook: world.sportsBook.kept(),
    sportsTokens: world.sportsTokens.kept(),
    rows: { favorite: favorite.getAll(), notification: notification.getAll() },
  };
}

const written = (account: Account) => ({
  ...account,
  journal: [...account.journal.values()],
  deposits: [...account.deposits.values()],
  withdrawals: [...account.withdrawals.values()],
});

const revived = (account: ReturnType<typeof written>): Account => ({
  ...account,
  journal: byId(account.journal),
  deposits: byId(account.deposits),
  withdrawals: byId(account.withdrawals),
});

const byId = <T extends { id: string }>(list: readonly T[]) => new Map(list.map((one) => [one.id, one]));
