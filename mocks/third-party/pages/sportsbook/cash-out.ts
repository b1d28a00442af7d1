import { errorMessage } from '../shared/responses';
import type { Call } from '../shared/backend';
import { readAccount } from './account';
import type { BookOptions, CashOut, Model } from './model';

interface CashOutOptions {
  readonly call: Call;
  model(): Model;
  set(change: Partial<Model>): void;
  readonly options: Pick<BookOptions, 'onBetsChanged' | 'onTokenExpired'>;
  syncAccount(): Promise<unknown>;
}

/** Statuses that are documented as "the bet is still open, or had ended before". */
const REJECTIONS: readonly number[] = [404, 409, 422];

/** Returns the cents for a share, in percent, of an offer, rounded down. The backend computes the same. */
export const sharedOffer = ({ offer, share }: Pick<CashOut, 'offer' | 'share'>): number => Math.floor((offer * share) / 100);

/**
 * Creates the actions that end a bet early for the amount that the player confirmed: `ask` opens the question, `cancel` closes it unless
 * it was sent, `confirm` sends it. After a success the account is fetched again, and `onBetsChanged` is called. After a refusal (a 404, 409
 * or 422 with a message) the question has the new offer, or closes if there is none. After a lost response or any other failure, also a
 * 401, the next `confirm` repeats the request under the same key.
 */
export function createCashOut({ call, model, set, options, syncAccount }: CashOutOptions) {
  return {
    /**
     * Opens the question, unless another one is being sent, or has an unknown outcome while its bet is still listed as open.
     *
     * @param offer cents for the whole bet
     */
    ask(bet: string, offer: number): void {
      const { cashOut, bets } = model();
      const isUnresolved = cashOut?.state === 'unknown' && bets?.some(({ id, status }) => id === cashOut.bet && status === 'open');
      if (cashOut?.state === 'sending' || isUnresolved === true) return;
      set({ cashOut: { bet, offer, share: 100, key: crypto.randomUUID(), state: 'asking' }, notice: undefined });
    },

    /** Sets the percent of the bet that ends early, under a new key. */
    setShare(share: number): void {
      const { cashOut } = model();
      if (cashOut?.state === 'asking') set({ cashOut: { ...cashOut, share, key: crypto.randomUUID() } });
    },

    cancel(): void {
      if (model().cashOut?.state === 'asking') set({ cashOut: undefined });
    },

    async confirm(): Promise<void> {
      const { cashOut, token } = model();
      if (cashOut === undefined || token === undefined || cashOut.state === 'sending') return;
      const { bet, share, key } = cashOut;
      const body = { amount: sharedOffer(cashOut), share };
      set({ cashOut: { ...cashOut, state: 'sending', problem: undefined } });
      const response = await call({ method: 'POST', path: `/__mock/sports/bets/${bet}/cash-out`, body, token, key });
      const account = readAccount(response);
      if (account !== undefined) {
        set({ cashOut: undefined, balance: account.balance });
        await syncAccount();
        return options.onBetsChanged?.();
      }
      const reason = REJECTIONS.includes(response.status) ? errorMessage(response) : undefined;
      if (reason === undefined) {
        const problem = 'Ainda não sabemos se a aposta foi encerrada. Verifique: ela não é paga duas vezes.';
        set({ cashOut: { ...cashOut, state: 'unknown', problem } });
        if (response.status === 401) options.onTokenExpired();
        return undefined;
      }
      await syncAccount();
      const offer = model().bets?.find(({ id }) => id === bet)?.cash_out;
      if (typeof offer === 'number') {
        return set({ cashOut: { bet, offer, share, key: crypto.randomUUID(), state: 'asking', problem: reason } });
      }
      return set({ cashOut: undefined, notice: { kind: 'bad', text: reason } });
    },
  };
}
