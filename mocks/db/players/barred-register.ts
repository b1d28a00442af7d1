import { calendarDay, displayMoment } from '../../domain/calendar';
import { formatBrl } from '../../domain/money/money';
import type { Barring, BarringReason } from '../../domain/protection/barring';
import { barredClosesAt, barredWithdrawUntil, REGISTER_SCAN_MS } from '../../domain/protection/barring';
import type { Accounts } from '../money/accounts';
import type { Clock } from '../clock';
import type { Mail } from '../mail';
import type { Player, Players } from './players';

/** Parts of the world that act on the money of a player who must leave. */
export interface LeavingDependencies {
  accounts: Accounts;
  /** Cancels the open mines game and sports bets of a player and returns their stakes. @returns the cents of real money among them */
  cancelOpenBets: (playerId: string) => number;
  clock: Clock;
  mail: Mail;
  players: Players;
}

export type BarredRegister = ReturnType<typeof createBarredRegister>;

/** Creates the stand-in of the state's register of barred persons, and the operator's reactions to its answers (SPEC Q14). */
export function createBarredRegister({ accounts, cancelOpenBets, clock, mail, players }: LeavingDependencies) {
  const listed = new Map<string, BarringReason>();
  /** Ids of barred players whose balance is not returned yet. */
  let waiting: readonly string[] = [];
  let scannedAt = clock.now();

  const setBarring = (playerId: string, barring: Barring | undefined) => {
    const account = accounts.get(playerId);
    const { barring: _, ...others } = account.protection;
    accounts.setProtection(account, barring === undefined ? others : { ...others, barring });
  };

  const begin = (player: Player, reason: BarringReason) => {
    const barring = { reason, since: clock.now(), returned: null, refunded: cancelOpenBets(player.id) };
    setBarring(player.id, barring);
    waiting = [...waiting, player.id];
    // Barred persons get no advertising.
    players.update(player.id, { marketingOptIn: false });
    mail.send({ playerId: player.id, kind: 'email', to: player.email, subject: 'Sua conta não pode apostar', text: toMailText(barring) });
  };

  /**
   * Looks the player up in the register, and applies the result: a new barring refunds the open bets, ends advertising and sends a mail.
   * The barring of a player who is no longer listed ends, unless it has already closed the account.
   *
   * @returns the player's barring, or undefined
   */
  function check(player: Player): Barring | undefined {
    const reason = listed.get(player.cpf);
    const known = accounts.get(player.id).protection.barring;
    if (reason !== undefined && known === undefined) begin(player, reason);
    if (reason === undefined && known !== undefined && clock.now() < barredClosesAt(known)) {
      waiting = waiting.filter((id) => id !== player.id);
      setBarring(player.id, undefined);
    }
    return accounts.get(player.id).protection.barring;
  }

  /** Pays out the balance that the player did not withdraw in time. Before that time it does nothing. */
  function returnBalance(playerId: string): void {
    const { protection, wallet } = accounts.get(playerId);
    const { barring } = protection;
    if (barring === undefined || clock.now() < barredWithdrawUntil(barring)) return;
    const amount = wallet.balances.real;
    if (amount > 0 && !accounts.adjustBalance(playerId, -amount, 'Devolução do saldo').ok) return;
    waiting = waiting.filter((id) => id !== playerId);
    setBarring(playerId, { ...barring, returned: amount });
  }

  return {
    /** Adds a CPF (digits) to the register, or removes it (null). A player is barred at the next check. */
    list(cpf: string, reason: BarringReason | null): void {
      if (reason === null) listed.delete(cpf);
      else listed.set(cpf, reason);
    },
    isListed: (cpf: string): boolean => listed.has(cpf),
    check,

    /** Calls `check`, and returns the day (YYYY-MM-DD) on which a barring closed the account; undefined while it is open. */
    closedOn(player: Player): string | undefined {
      const barring = check(player);
      return barring !== undefined && clock.now() >= barredClosesAt(barring) ? calendarDay(barredClosesAt(barring)) : undefined;
    },

    /** Pays out the balances that are due, and looks up all players again if the last scan is at least `REGISTER_SCAN_MS` ago. */
    tick(): void {
      for (const id of waiting) returnBalance(id);
      if (clock.now() < scannedAt + REGISTER_SCAN_MS) return;
      scannedAt = clock.now();
      for (const player of players.all()) check(player);
    },

    dump: () => ({ listed: [...listed], waiting, scannedAt }),
    restore(saved?: { listed: readonly (readonly [string, BarringReason])[]; waiting: readonly string[]; scannedAt: number }): void {
      listed.clear();
      for (const [cpf, reason] of saved?.listed ?? []) listed.set(cpf, reason);
      waiting = saved?.waiting ?? [];
      scannedAt = saved?.scannedAt ?? clock.now();
    },
  };
}

function toMailText(barring: Barring): string {
  const { refunded } = barring;
  const bets = refunded === 0 ? '' : ` Cancelamos as suas apostas em aberto e devolvemos ${formatBrl(refunded)} ao seu saldo.`;
  return `As regras federais não permitem apostas com o seu CPF.${bets} Saque o saldo até ${displayMoment(barredWithdrawUntil(barring))}; depois devolvemos o que restar. A conta fecha em ${displayMoment(barredClosesAt(barring))}.`;
}
