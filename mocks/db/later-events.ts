import { DAY } from '../domain/calendar';
import type { Clock } from './clock';
import type { Account, Accounts } from './money/accounts';
import type { createCashier } from './cashier/cashier';
import type { createHistory } from './money/history';
import { mapStore } from './stores';

/**
 * Event that happens later in a scenario: `ms` after the start of the visit, or after each deposit or withdrawal of its
 * player.
 */
export type LaterEvent =
  | { after: 'deposit'; ms: number; event: 'paid' | 'expired' }
  | { after: 'withdrawal'; ms: number; event: 'paid' | 'rejected' }
  /** Bonus with an `amount` in cents. A negative `ms` means that it expired before the visit. */
  | { after: 'start'; ms: number; event: 'bonus-expires'; amount: number };

interface Deps {
  accounts: Accounts;
  cashier: ReturnType<typeof createCashier>;
  clock: Clock;
  history: ReturnType<typeof createHistory>;
}

const BONUS = { name: 'Bônus por apostas', multiplier: 10 };
/** Statuses that a withdrawal takes one after the other, by event. */
const STEPS = { paid: ['processing', 'paid'], rejected: ['rejected'] } as const;
const REASON = 'Chave PIX recusada pelo banco.';

/** Creates the list of the players' later events. It follows the clock of the world, so that a test can move it. */
export function createLaterEvents({ accounts, cashier, clock, history }: Deps) {
  const eventsByPlayer = new Map<string, readonly LaterEvent[]>();

  /** Applies an event to the deposits or withdrawals that have waited long enough. */
  function apply({ deposits, withdrawals }: Account, { after, ms, event }: LaterEvent): void {
    const isDue = ({ createdAt, status }: { createdAt: number; status: string }) => status === 'pending' && createdAt + ms <= clock.now();
    if (after === 'deposit') {
      for (const { id } of [...deposits.values()].filter(isDue)) (event === 'paid' ? cashier.pay : cashier.expire)(id);
    }
    if (after === 'withdrawal') {
      for (const { id } of [...withdrawals.values()].filter(isDue))
        for (const to of STEPS[event]) cashier.move(id, to, event === 'rejected' ? REASON : null);
    }
  }

  return {
    /** Sets the events of a new player, and grants the bonuses among them, also those that have already expired. */
    begin(playerId: string, events: readonly LaterEvent[]): void {
      for (const later of events) {
        if (later.after !== 'start') continue;
        const account = accounts.get(playerId);
        const expiresAt = clock.now() + later.ms;
        const bonus = { ...BONUS, id: accounts.id('rol'), amount: later.amount, expiresAt };
        history.bonus(account, { ...bonus, now: Math.min(clock.now(), expiresAt) - DAY });
        accounts.catchUp(account);
      }
      if (events.length > 0) eventsByPlayer.set(playerId, events);
    },

    /** Applies the due events of deposits and withdrawals, which must still be pending. */
    tick(): void {
      for (const [playerId, events] of eventsByPlayer) for (const event of events) apply(accounts.get(playerId), event);
    },

    ...mapStore(eventsByPlayer),
  };
}
