import { errorMessage } from '../shared/responses';
import type { Call } from '../shared/backend';
import { readAccount } from './account';
import type { BookOptions, Model } from './model';
import { toBets, emptySlip, validateSlip, totals } from './slip';

interface PlaceBetsOptions {
  readonly call: Call;
  model(): Model;
  set(change: Partial<Model>): void;
  readonly options: Pick<BookOptions, 'onBetPlaced' | 'onTokenExpired'>;
  syncInfo(): Promise<void>;
}

/** Documented as "no bet was placed". */
const REJECTIONS: readonly number[] = [401, 403, 409, 422];

const UNKNOWN: Partial<Model> = {
  placing: 'unknown',
  notice: { kind: 'bad', text: 'Ainda não sabemos se a aposta foi feita. Verifique: vai o mesmo pedido, e ele não conta duas vezes.' },
};

const rejected = (text: string): Partial<Model> => ({ placing: 'idle', notice: { kind: 'bad', text } });

/**
 * Creates the action that places the slip, under one Idempotency-Key. Only a readable documented rejection counts (SPEC
 * D16); after any other failure the slip is locked, and the next press repeats it under the same key.
 */
export function placeBets({ call, model, set, options, syncInfo }: PlaceBetsOptions): () => Promise<void> {
  let key: string | undefined;

  return async () => {
    const { slip, token, placing, info } = model();
    if (token === undefined || placing === 'sending') return;
    if (placing === 'idle' && validateSlip(slip, info.limits) !== undefined) return;
    const isRepeat = placing === 'unknown' && key !== undefined;
    if (!isRepeat) key = crypto.randomUUID();
    set({ placing: 'sending', notice: undefined });

    const bets = toBets(slip);
    const response = await call({ method: 'POST', path: '/__mock/sports/bets', body: { bets }, token, key });
    const account = readAccount(response);
    if (account?.bets.length === bets.length) {
      set({
        ...account,
        placing: 'idle',
        slip: emptySlip,
        notice: {
          kind: 'good',
          text: bets.length === 1 ? 'Aposta feita. Acompanhe em Minhas apostas.' : 'Apostas feitas. Acompanhe em Minhas apostas.',
        },
      });
      options.onBetPlaced(bets.length, totals(slip).stake ?? 0);
      return;
    }
    const reason = REJECTIONS.includes(response.status) ? errorMessage(response) : undefined;
    if (reason === undefined) {
      set(UNKNOWN);
      return;
    }
    if (response.status === 401) {
      // The token is checked before the key: this says nothing about an earlier request.
      set(isRepeat ? UNKNOWN : rejected('Sua sessão de apostas expirou. Aguarde um instante e aposte de novo.'));
      options.onTokenExpired();
      return;
    }
    set(rejected(reason));
    if (response.status === 409) await syncInfo();
  };
}
