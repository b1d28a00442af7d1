import { refusal } from '../shared/answers';
import type { Call } from '../shared/backend';
import { accountOf } from './account';
import type { BookOptions } from './book';
import type { Model } from './model';
import { betsOf, emptySlip, obstacle, totals } from './slip';

interface Desk {
  readonly call: Call;
  model(): Model;
  set(change: Partial<Model>): void;
  readonly options: Pick<BookOptions, 'onBetPlaced' | 'onTokenExpired'>;
  syncHouse(): Promise<void>;
}

const bad = (text: string): Partial<Model> => ({ placing: 'idle', notice: { kind: 'bad', text } });

/**
 * The placing of a slip: one intent, one key. Where no answer comes, the slip stays as it is until the same key
 * was asked again, so that no bet is placed twice.
 *
 * @returns what the slip's button does
 */
export function placeBets({ call, model, set, options, syncHouse }: Desk): () => Promise<void> {
  let key: string | undefined;

  return async () => {
    const { slip, token, placing, house } = model();
    if (token === undefined || placing === 'sending') return;
    if (placing === 'idle' && obstacle(slip, house.limits) !== undefined) return;
    key = placing === 'unknown' && key !== undefined ? key : crypto.randomUUID();
    set({ placing: 'sending', notice: undefined });

    const bets = betsOf(slip);
    const answer = await call({ method: 'POST', path: '/__mock/sports/bets', body: { bets }, token, key });
    const account = accountOf(answer);
    if (account !== undefined) {
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
    if (answer.status === 401) {
      set(bad('Sua sessão de apostas expirou. Aguarde um instante e aposte de novo.'));
      options.onTokenExpired();
      return;
    }
    if (answer.status === 0 || answer.status >= 500) {
      set({
        placing: 'unknown',
        notice: { kind: 'bad', text: 'Não recebemos a resposta. Verifique se a aposta foi feita antes de apostar de novo.' },
      });
      return;
    }
    set(bad(refusal(answer) ?? 'A aposta não foi aceita. Revise e tente de novo.'));
    // The house's clock is what odds are judged by.
    if (answer.status === 409) await syncHouse();
  };
}
