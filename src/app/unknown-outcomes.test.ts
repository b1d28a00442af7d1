import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { backend } from '@/api/backend.fixture';
import type { Answers } from '@/api/backend.fixture';
import { excludeRequests } from '@/features/bonuses/bonus-change-requests';
import { redeemRequests } from '@/features/bonuses/redeem-operation';
import { cancelBetRequests, placeBetRequests } from '@/features/double/bet/bet-operation';
import { moveLookup } from '@/features/mines/moves/move-requests';
import { depositRequests } from '@/features/wallet/deposit/deposit-operation';
import { cancellationRequests, withdrawalRequests } from '@/features/wallet/withdraw/withdraw-operation';
import type { MoneyRequests } from '@/product/money/money-requests';
import { UnknownOutcomeError } from '@/product/money/operation-errors';
import type { OperationRecord } from '@/product/money/operation-record';

import { exampleResponse } from '../../mocks/http/example-response';

const client = new QueryClient();
const example = (id: Parameters<typeof exampleResponse>[0]) => exampleResponse(id).body as { data: Record<string, unknown> };
const exampleList = (id: Parameters<typeof exampleResponse>[0]) => exampleResponse(id).body as { data: Record<string, unknown>[] };
const withItem = (id: Parameters<typeof exampleResponse>[0], change: object) => {
  const list = exampleList(id);
  return () => Response.json({ ...list, data: [{ ...list.data[0], ...change }] });
};
const withData = (id: Parameters<typeof exampleResponse>[0], change: object) => {
  const { data } = example(id);
  return () => Response.json({ data: { ...data, ...change } });
};

/** What a lookup found: `unknown` ends the search without a result, `not-found` looks again. */
type Found = 'unknown' | 'not-found';

/** An operation whose response was lost, what the lists then show, and what the lookup makes of it. */
const LOST: readonly [string, Pick<MoneyRequests<never, unknown>, 'lookUp'>, object, Answers, Found][] = [
  [
    'a withdrawal beside one of an unknown amount',
    withdrawalRequests,
    { amount: 2000 },
    { listWithdrawals: withItem('listWithdrawals', { amount: 20.5 }) },
    'unknown',
  ],
  [
    'a cancelled withdrawal in an unknown status',
    cancellationRequests('wdr_1'),
    {},
    { getWithdrawal: withData('getWithdrawal', { status: 'queued' }) },
    'unknown',
  ],
  [
    'a deposit beside one of an unknown amount',
    depositRequests(client),
    { amount: 2000 },
    { listTransactions: withItem('listTransactions', { source: 'Deposit', amount: 20.5 }) },
    'unknown',
  ],
  [
    'a redeemed bonus beside an entry of an unknown type',
    redeemRequests(100),
    { bonus: '33' },
    { listTransactions: withItem('listTransactions', { type: 7, reference: '33' }) },
    'unknown',
  ],
  [
    'a bonus that is gone beside an entry of an unknown type',
    excludeRequests(client),
    { bonus: 'none' },
    { listTransactions: withItem('listTransactions', { type: 7, reference: 'none' }) },
    'unknown',
  ],
  [
    'a bet on Double beside one of an unknown colour, after the round',
    placeBetRequests,
    { round_id: 'dbl_1', color: 'red', amount: 1000 },
    { listDoubleBets: withItem('listDoubleBets', { color: 'green' }) },
    'unknown',
  ],
  [
    'a bet on Double taken back, in an unknown status',
    cancelBetRequests,
    { round_id: 'dbl_1', bet_id: String(exampleList('listDoubleBets').data[0]?.['id']) },
    { listDoubleBets: withItem('listDoubleBets', { status: 'paused' }) },
    'not-found',
  ],
  [
    'a cash-out of a game of Mines in an unknown status',
    moveLookup,
    { type: 'cashout', id: String(example('getCurrentMinesGame').data['id']) },
    { getCurrentMinesGame: withData('getCurrentMinesGame', { status: 'paused' }) },
    'not-found',
  ],
];

test.each(LOST)(
  'the lookup of %s says neither that it was made nor that it was not (SPEC D16, D23)',
  async (_, requests, body, answers, expected) => {
    backend(answers);
    const record: OperationRecord = { key: 'k', body: JSON.stringify(body), knownIds: [], sentAt: 0 };
    const lookUp = requests.lookUp(record);
    if (expected === 'unknown') await expect(lookUp).rejects.toThrow(UnknownOutcomeError);
    else expect(await lookUp).toEqual({ status: 'not-found' });
  },
);
