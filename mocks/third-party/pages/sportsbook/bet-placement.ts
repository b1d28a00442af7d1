import { errorMessage } from '../shared/responses';
import type { Call } from '../shared/backend';
import { readAccount } from './account';
import type { BookOptions, Model } from './model';
import { loadPendingBet, removePendingBet, savePendingBet } from './pending-bet';
import { acceptOdds, toBets, emptySlip, validateSlip, totals } from './slip';

interface PlaceBetsOptions {
  readonly call: Call;
  model(): Model;
  /** Changes the model and renders it. */
  set(change: Partial<Model>): void;
  readonly options: Pick<BookOptions, 'onBetPlaced' | 'onTokenExpired'>;
  /** Fetches the limits and the clock again. */
  syncInfo(): Promise<void>;
  /** Sets `player`, if the backend responds. Returns the status; undefined if the token changed meanwhile. */
  syncAccount(): Promise<number | undefined>;
}

/** Actions that place the slip. */
export interface BetPlacement {
  /**
   * Accepts moved odds and sends the slip, or repeats the request whose outcome is unknown. Does nothing for a visitor, while a request is
   * under way, or if the slip is invalid.
   */
  place(): Promise<void>;
  /** Shows the player's pending bet of an earlier page, locked until it is repeated. Empties a slip that is locked for another player. */
  restore(player: string): void;
}

/** Statuses that are documented as "no bet was placed". */
const REJECTIONS: readonly number[] = [401, 403, 409, 422];

/** Change of the model after a lost response. */
const UNKNOWN: Partial<Model> = {
  placing: 'unknown',
  notice: { kind: 'bad', text: 'Ainda não sabemos se a aposta foi feita. Verifique: a aposta não é feita duas vezes.' },
};

const SESSION_EXPIRED = 'Sua sessão de apostas expirou. Aguarde um instante e aposte de novo.';

const rejected = (text: string): Partial<Model> => ({ placing: 'idle', notice: { kind: 'bad', text } });

/** Change of the model if another tab has resolved the pending bet. */
const RESOLVED_ELSEWHERE: Partial<Model> = {
  placing: 'idle',
  slip: emptySlip,
  notice: { kind: 'good', text: 'Esta aposta já foi verificada em outra aba. Veja em Minhas apostas.' },
};

/**
 * Creates the action that places the slip, under one Idempotency-Key. Only a 403, 409 or 422 with a message, or such a 401 to the first
 * request, counts as a rejection (SPEC D16). After any other failure the slip is locked, and the next press repeats it under the same key.
 * The key is stored before the request, so a page that was left also repeats it. A success empties the slip, and calls `onBetPlaced`
 * unless another tab has resolved the bet before.
 */
export function createBetPlacement({ call, model, set, options, syncInfo, syncAccount }: PlaceBetsOptions): BetPlacement {
  let pending: { readonly key: string; readonly player: string } | undefined;

  const send = async (player: string, key: string, isRepeat: boolean) => {
    const { slip, token } = model();
    const bets = toBets(slip);
    const response = await call({ method: 'POST', path: '/__mock/sports/bets', body: { bets }, token, key });
    const account = readAccount(response);
    if (account?.bets.length === bets.length) {
      pending = undefined;
      if (!removePendingBet(player, key)) return set({ ...account, ...RESOLVED_ELSEWHERE });
      set({
        ...account,
        placing: 'idle',
        slip: emptySlip,
        notice: {
          kind: 'good',
          text: bets.length === 1 ? 'Aposta confirmada! Acompanhe em Minhas apostas.' : 'Apostas confirmadas! Acompanhe em Minhas apostas.',
        },
      });
      return options.onBetPlaced(bets.length, totals(slip).stake ?? 0);
    }
    const reason = REJECTIONS.includes(response.status) ? errorMessage(response) : undefined;
    if (reason === undefined) return set(UNKNOWN);
    if (response.status === 401 && isRepeat) {
      // The token is checked before the key: this says nothing about an earlier request.
      set(UNKNOWN);
      return options.onTokenExpired();
    }
    pending = undefined;
    removePendingBet(player, key);
    if (response.status === 401) {
      set(rejected(SESSION_EXPIRED));
      return options.onTokenExpired();
    }
    set(rejected(reason));
    if (response.status === 409) await syncInfo();
  };

  return {
    async place() {
      const { token, placing, info } = model();
      if (token === undefined || placing === 'sending') return;
      // The button names the moved odds, so that its press accepts them.
      const slip = placing === 'idle' ? acceptOdds(model().slip) : model().slip;
      if (placing === 'idle' && validateSlip(slip, info.limits) !== undefined) return;
      set({ placing: 'sending', notice: undefined, slip });
      // The key is stored under the player, so the player must be known.
      const status = model().player === undefined ? await syncAccount() : undefined;
      const { player } = model();
      if (player === undefined) {
        return set(placing === 'unknown' ? UNKNOWN : rejected(status === 401 ? SESSION_EXPIRED : 'Sem resposta da casa. Tente de novo.'));
      }
      if (placing === 'unknown') {
        if (pending?.player !== player) return set({ placing: 'idle', slip: emptySlip });
        if (loadPendingBet(player)?.key !== pending.key) return set(RESOLVED_ELSEWHERE);
        return send(player, pending.key, true);
      }
      const key = crypto.randomUUID();
      pending = { key, player };
      savePendingBet(player, { key, slip });
      return send(player, key, false);
    },

    restore(player) {
      const { placing } = model();
      if (placing === 'sending') return;
      const stored = loadPendingBet(player);
      if (placing === 'unknown' && pending?.player === player) {
        if (stored?.key !== pending.key) set(RESOLVED_ELSEWHERE);
        return;
      }
      pending = stored === undefined ? undefined : { key: stored.key, player };
      if (stored !== undefined) set({ ...UNKNOWN, slip: stored.slip });
      else if (placing === 'unknown') set({ placing: 'idle', slip: emptySlip, notice: undefined });
    },
  };
}
