import { expect, it, vi } from 'vitest';

import type { Call } from '../shared/backend';
import { createCashOut } from './cash-out';
import type { Model } from './model';
import { bookModel } from './model.fixture';
import { emptySlip } from './slip';

it('another bet is ended early only once the outcome of the one before is known', async () => {
  const bet = { id: 'one', status: 'open', cash_out: 500 };
  let model: Model = { ...bookModel(emptySlip), token: 'token', bets: [bet] as never };
  const set = (change: Partial<Model>) => void (model = { ...model, ...change });
  const call = vi.fn<Call>(() => Promise.resolve({ status: 0, body: null }));
  const options = { onTokenExpired: vi.fn() };
  const cashOut = createCashOut({ call, model: () => model, set, options, syncAccount: () => Promise.resolve() });
  cashOut.ask('one', 500);
  await cashOut.confirm();
  cashOut.ask('two', 300);
  expect(model.cashOut).toMatchObject({ bet: 'one', state: 'unknown' });
  set({ bets: [{ ...bet, status: 'cashed_out' }] as never });
  cashOut.ask('two', 300);
  expect(model.cashOut).toMatchObject({ bet: 'two', state: 'asking' });
});
