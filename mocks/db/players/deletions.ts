import type { DataDeletion } from '../../domain/player/data-deletion';
import { carryOutDeletion, isDeletionDue, openDeletion } from '../../domain/player/data-deletion';
import type { LeavingDependencies } from './barred-register';
import type { Sessions } from './sessions';

interface Deps extends LeavingDependencies {
  sessions: Sessions;
}

/**
 * Creates the store of requests to delete personal data (SPEC Q4): the last one of each player, carried out when it is due. That closes the
 * account for logins and deletes no data.
 */
export function createDeletions({ accounts, cancelOpenBets, clock, mail, players, sessions }: Deps) {
  const byPlayer = new Map<string, DataDeletion>();
  let count = 0;

  /**
   * Cancels the open bets, pays the balance out, ends advertising and the sessions, and notifies the player by a mail. If a round or a
   * withdrawal is unfinished, or the balance cannot be paid, the request stays due.
   */
  function closeAccount(playerId: string, request: DataDeletion): void {
    cancelOpenBets(playerId);
    const { balances, stakes, withdrawals } = accounts.get(playerId).wallet;
    if (Object.keys({ ...stakes, ...withdrawals }).length > 0) return;
    const paid = balances.real;
    if (paid > 0 && !accounts.adjustBalance(playerId, -paid, 'Saldo pago no encerramento da conta').ok) return;
    const done = carryOutDeletion(request, paid, clock.now());
    byPlayer.set(playerId, done);
    const player = players.update(playerId, { marketingOptIn: false });
    sessions.endAll(playerId);
    const text = `Pedido ${done.protocol}: ${done.reason ?? ''}`;
    mail.send({ playerId, kind: 'email', to: player.email, subject: 'Sua conta foi encerrada', text });
  }

  return {
    forPlayer: (playerId: string): DataDeletion | undefined => byPlayer.get(playerId),

    /** Opens a request. Fails if one is open. */
    request(playerId: string) {
      const opened = openDeletion(byPlayer.get(playerId), count, clock.now());
      if (!opened.ok) return opened;
      count += 1;
      byPlayer.set(playerId, opened.value);
      return opened;
    },

    /** Carries out the requests that are due. */
    tick(): void {
      for (const [playerId, request] of byPlayer) if (isDeletionDue(request, clock.now())) closeAccount(playerId, request);
    },

    dump: () => ({ count, requests: [...byPlayer] }),
    restore(saved: { count: number; requests: readonly (readonly [string, DataDeletion])[] } = { count: 0, requests: [] }): void {
      ({ count } = saved);
      byPlayer.clear();
      for (const [id, request] of saved.requests) byPlayer.set(id, request);
    },
  };
}
