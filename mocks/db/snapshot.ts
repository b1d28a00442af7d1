import type { Account } from './money/accounts';
import type { World } from './world';

/** Serializes a world's mutable state, over page reloads and server restarts. */
export function saveSnapshot(world: World): string {
  return JSON.stringify(toSnapshot(world));
}

/** Restores a snapshot by {@link saveSnapshot} of a world with the same seed. */
export function restoreSnapshot(world: World, text: string): void {
  const {
    clock,
    sessions,
    players,
    accounts,
    settings,
    idempotency,
    counters,
    mines,
    double,
    play,
    promotions,
    sportsBook,
    sportsTokens,
    identity,
    terms,
    activity,
    deletions,
    push,
    cheats,
    later,
    notices,
  } = JSON.parse(text) as ReturnType<typeof toSnapshot>;
  world.clock.restore(clock);
  Object.assign(world.settings, settings);
  world.players.restore(players);
  world.accounts.restore(accounts.map(deserializeAccount));
  world.mines.restore(mines);
  world.double.restore(double);
  world.play.restore(play);
  world.promotions.restore(promotions);
  world.sportsBook.restore(sportsBook);
  world.sportsTokens.restore(sportsTokens);
  world.sessions.restore(sessions);
  world.idempotency.restore(idempotency);
  world.counters.restore(counters);
  world.identity.restore(identity);
  world.terms.restore(terms);
  world.activity.restore(activity);
  world.deletions.restore(deletions);
  world.push.restore(push);
  world.cheats.restore(cheats);
  world.later.restore(later);
  world.notices.restore(notices);
}

function toSnapshot(world: World) {
  return {
    clock: world.clock.dump(),
    players: world.players.all(),
    accounts: world.accounts.all().map(serializeAccount),
    sessions: world.sessions.all(),
    settings: world.settings,
    idempotency: world.idempotency.dump(),
    counters: world.counters.dump(),
    identity: world.identity.state(),
    terms: world.terms.dump(),
    activity: world.activity.dump(),
    deletions: world.deletions.dump(),
    push: world.push.dump(),
    mines: world.mines.dump(),
    double: world.double.dump(),
    play: world.play.dump(),
    promotions: world.promotions.dump(),
    sportsBook: world.sportsBook.dump(),
    sportsTokens: world.sportsTokens.dump(),
    cheats: world.cheats.dump(),
    later: world.later.dump(),
    notices: world.notices.dump(),
  };
}

const serializeAccount = (account: Account) => ({
  ...account,
  journal: [...account.journal.values()],
  bets: [...account.bets.values()],
  deposits: [...account.deposits.values()],
  withdrawals: [...account.withdrawals.values()],
});

const deserializeAccount = (account: ReturnType<typeof serializeAccount>): Account => ({
  ...account,
  journal: byId(account.journal),
  bets: byId(account.bets),
  deposits: byId(account.deposits),
  withdrawals: byId(account.withdrawals),
});

const byId = <T extends { id: string }>(list: readonly T[]) => new Map(list.map((one) => [one.id, one]));
