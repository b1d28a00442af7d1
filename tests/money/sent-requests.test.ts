import { beforeEach, expect, test } from 'vitest';

import { backend, refuse } from '../../src/api/backend.fixture';
import { createQueryClient } from '../../src/api/query-client';
import { activateRequests, excludeRequests } from '../../src/features/bonuses/bonus-change-requests';
import { couponRequests } from '../../src/features/bonuses/coupons/apply-coupon';
import { redeemRequests } from '../../src/features/bonuses/redeem-operation';
import { cancelBetRequests, placeBetRequests } from '../../src/features/double/bet/bet-operation';
import { moveRequests } from '../../src/features/mines/moves/move-requests';
import { optInRequests } from '../../src/features/promotions/player-opt-in';
import { depositRequests } from '../../src/features/wallet/deposit/deposit-operation';
import { cancellationRequests, withdrawalRequests } from '../../src/features/wallet/withdraw/withdraw-operation';

const KEY = '5b0c1a52-7a4e-4a0d-9b7b-2f1f0a3c9d11';
const client = createQueryClient();

interface Sent {
  readonly call: string;
  readonly key: string | null;
  readonly body: string;
}
let sent: Sent[];

beforeEach(() => {
  sent = [];
  backend({ listCoupons: refuse(409) }, async (request) => {
    const call = `${request.method} ${request.url.replace(/^https?:\/\/[^/]+/, '')}`;
    sent.push({ call, key: request.headers.get('Idempotency-Key'), body: await request.text() });
    return refuse(409);
  });
});

const asked = { amount: 500, mines: 3, client_seed: 'minha-semente' };
const bet = { round_id: 'dbl_8', color: 'red', amount: 500 } as const;

test.each<[string, () => Promise<unknown>, Sent['call'], object | undefined, boolean]>([
  [
    'a deposit',
    () => depositRequests(client).send(KEY, { amount: 2000, method: 'pix', coupon: 'DOBRO' }),
    'POST /api/deposits',
    { amount: 2000, method: 'pix', coupon: 'DOBRO' },
    true,
  ],
  [
    'a withdrawal',
    () => withdrawalRequests.send(KEY, { amount: 2000, pix_key_id: 'pix_1' }),
    'POST /api/withdrawals',
    { amount: 2000, pix_key_id: 'pix_1' },
    true,
  ],
  [
    'the cancellation of a withdrawal',
    () => cancellationRequests('wdr_1').send(KEY, {}),
    'POST /api/withdrawals/wdr_1/cancel',
    undefined,
    true,
  ],
  ['a coupon', () => couponRequests(client).send(KEY, { code: 'GIRO10' }), 'POST /api/coupons/apply', { code: 'GIRO10' }, true],
  ['a redemption', () => redeemRequests(100).send(KEY, { bonus: 'rol_7' }), 'POST /api/redeem/rol_7', undefined, true],
  ['a bet on double', () => placeBetRequests.send(KEY, bet), 'POST /api/mini-games/double/bets', bet, true],
  ['a game of mines', () => moveRequests.send(KEY, { type: 'start', asked }), 'POST /api/mini-games/mines/start', asked, true],
  [
    'a revealed cell',
    () => moveRequests.send(KEY, { type: 'reveal', id: 'mns_2', cell: 12 }),
    'POST /api/mini-games/mines/mns_2/reveal',
    { cell: 12 },
    true,
  ],
  [
    'a cash-out',
    () => moveRequests.send(KEY, { type: 'cashout', id: 'mns_2' }),
    'POST /api/mini-games/mines/mns_2/cashout',
    undefined,
    true,
  ],
  ['an activated bonus', () => activateRequests().send(KEY, { bonus: 'rol_7' }), 'POST /api/active/rol_7', undefined, false],
  ['an excluded bonus', () => excludeRequests(client).send(KEY, { bonus: 'rol_7' }), 'DELETE /api/bonus/rol_7', undefined, false],
  [
    'a cancelled bet',
    () => cancelBetRequests.send(KEY, { bet_id: 'bet_1', ...bet }),
    'DELETE /api/mini-games/double/bets/bet_1',
    undefined,
    false,
  ],
  ['an opt-in', () => optInRequests('33').send(KEY, {}), 'POST /api/promotions/33/opt-in', undefined, false],
])(
  '%s is sent once, with its body, and with the idempotency key if the contract has one (SPEC A3 to A6, B4)',
  async (_, send, call, body, hasKey) => {
    await send().catch(() => undefined);
    expect(sent).toEqual([{ call, key: hasKey ? KEY : null, body: body === undefined ? '' : JSON.stringify(body) }]);
  },
);
