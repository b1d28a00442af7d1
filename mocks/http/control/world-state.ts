import { CENTRAL_EXCLUSION } from '../../db/players/central-exclusion';
import { DEMO_PLAYERS } from '../../db/seed';
import { isoDateTime } from '../../domain/calendar';
import { toProtectionDto } from '../../domain/protection/protection';
import type { ControlDeps } from './deps';

/** Summarizes the world for the panel and tests, with balances in cents. @param scenario `none` if the visit has none */
export function worldState({ world, faults, realtime }: ControlDeps, scenario: string) {
  const { clock, players, accounts, sessions, play, catalogue } = world;
  const now = clock.now();
  const loggedIn = new Map<string, number>();
  for (const { playerId } of sessions.all()) loggedIn.set(playerId, (loggedIn.get(playerId) ?? 0) + 1);
  const demo = new Set<string>(Object.values(DEMO_PLAYERS).map(({ id }) => id));

  return {
    now: isoDateTime(now),
    clockStopped: clock.isFrozen(),
    games: catalogue.games.length,
    scenario,
    players: players.all().map(({ id, name, email, verification }) => {
      const { wallet, protection, dailyTotals } = accounts.get(id);
      return {
        id,
        name,
        email,
        verification,
        balance: wallet.balances.real,
        bonus: wallet.balances.bonus,
        sessions: loggedIn.get(id) ?? 0,
        favorites: play.favorites(id),
        recents: play.recents(id),
        protection: toProtectionDto(protection, dailyTotals, now, CENTRAL_EXCLUSION),
        demo: demo.has(id),
      };
    }),
    realtime: realtime.state(),
    faults: faults.all(),
  };
}
