import { ed25519 } from '@noble/curves/ed25519.js';

import { toBase64Url, utf8 } from '../../domain/bytes';
import { payoutFactor } from '../../domain/double/double';
import type { Cheat, CheatCall, Cheats } from './cheat';
import type { SaidBet } from './double-story';
import { beforePlacing, resigned, sayingBets, sayingConfig, sayingWins } from './double-story';

/** Key of the operator that is not published. It protects nothing. */
const OTHER_SECRET_KEY = new Uint8Array(32).fill(7);
const OTHER_PUBLIC_KEY = toBase64Url(ed25519.getPublicKey(OTHER_SECRET_KEY));

const otherColor = ({ color }: SaidBet) => (color === 'black' ? 'red' : 'black');
const lost = { status: 'lost', payout: 0 } as const;
const signature = (text: string) => toBase64Url(ed25519.sign(utf8(text), OTHER_SECRET_KEY));
const withReceipt = (bet: SaidBet, changes: Partial<SaidBet['receipt']>) => ({ receipt: { ...bet.receipt, ...changes } });

/** Leaves the receipts out of responses, which breaks the contract. */
const withoutReceipts = (gain: string, ids: readonly CheatCall['id'][]): Cheat => ({
  gain,
  after: (answer, { id }) => {
    if (!ids.includes(id)) return answer;
    const { data } = answer.body as { data: SaidBet | SaidBet[] };
    const strip = (bet: SaidBet) => ({ ...bet, receipt: undefined });
    return {
      ...answer,
      body: { ...(answer.body as object), data: Array.isArray(data) ? data.map(strip) : strip(data) },
      unvalidated: true,
    };
  },
});

/** Cheats with the player's bets on double, and with their receipts. */
export const doubleBetCheats: Cheats = {
  'win-called-cancelled': sayingWins(
    'A winning bet is reported as cancelled after the roll, and only its stake is returned.',
    (bet, { playerId }) => resigned(bet, { status: 'cancelled', payout: bet.amount }, playerId),
  ),
  'win-called-voided': sayingWins('A winning bet is reported as voided, although its round was played.', ({ amount }) => ({
    status: 'voided',
    payout: amount,
  })),
  'win-left-out': sayingWins('A winning bet disappears from the list.', () => undefined),
  'win-renamed': sayingWins('A winning bet appears under another id and colour, as lost.', (bet, { playerId }) =>
    resigned(bet, { ...lost, id: `${bet.id}9`, color: otherColor(bet) }, playerId),
  ),
  'win-recoloured': sayingWins('A winning bet is said to have been placed on another colour.', (bet, { playerId }) =>
    resigned(bet, { ...lost, color: otherColor(bet) }, playerId),
  ),
  'win-called-lost': sayingWins('A winning bet is reported as lost.', () => lost),
  'win-left-open': sayingWins('A winning bet stays open for ever, so that it is never paid.', () => ({ status: 'open', payout: null })),
  'win-moved-to-another-round': sayingWins(
    'A winning bet is said to belong to the round before, which it lost.',
    (bet, { playerId, round }) => resigned(bet, { ...lost, round_id: `dbl_${String(round - 1)}` }, playerId),
  ),
  'stake-halved': sayingWins('Only half of the stake is acknowledged after the roll, and paid.', (bet, { playerId }) => {
    const amount = Math.floor(bet.amount / 2);
    return resigned(bet, { amount, payout: amount * payoutFactor(bet.color) }, playerId);
  }),
  'payout-short': sayingWins('The payout is a cent short.', ({ payout }) => ({ payout: (payout ?? 1) - 1 })),
  'payout-without-stake': sayingWins('The payout leaves out the stake, which the odds include.', ({ payout, amount }) => ({
    payout: (payout ?? amount) - amount,
  })),
  'payout-withheld': sayingWins('A bet is reported as won and pays nothing.', () => ({ payout: 0 })),
  'bet-placed-on-another-colour': beforePlacing('The bet is placed on another colour than the one that the player pressed.', (body) => {
    body['color'] = body['color'] === 'black' ? 'red' : 'black';
  }),
  'stake-doubled': beforePlacing('A bet of twice the stake that the player chose is placed.', (body) => {
    body['amount'] = Number(body['amount']) * 2;
  }),
  'acknowledged-under-another-id': sayingBets('The bet is acknowledged under an id that no list will ever have.', (bet, stored, { id }) =>
    id === 'placeDoubleBet' ? resigned(bet, { id: `${bet.id}9` }, stored.playerId) : {},
  ),
  'cancelled-bet-played': sayingBets('A bet that the player took back is played when it loses.', (bet, _, { id }) =>
    id === 'listDoubleBets' && bet.status === 'cancelled' ? lost : {},
  ),
  'cancellation-not-paid': sayingBets('A bet that the player took back returns nothing.', (bet, _, { id }) =>
    id === 'listDoubleBets' && bet.status === 'cancelled' ? { payout: 0 } : {},
  ),
  'receipt-forged': sayingBets('The receipt has a signature of nothing, so that the player can prove nothing.', (bet) =>
    withReceipt(bet, { signature: 'A'.repeat(86) }),
  ),
  'receipt-by-another-key': sayingBets('The receipt is signed with a key that nobody published, which the operator can deny.', (bet) =>
    withReceipt(bet, { key_id: 'rcp_outra', signature: signature(bet.id) }),
  ),
  'receipt-for-half-the-stake': sayingBets('The receipt proves only half of the stake.', (bet, { playerId }) => ({
    receipt: resigned(bet, { amount: Math.floor(bet.amount / 2) }, playerId).receipt,
  })),
  'receipt-for-another-colour': sayingBets('The receipt proves a bet on another colour.', (bet, { playerId }) => ({
    receipt: resigned(bet, { color: otherColor(bet) }, playerId).receipt,
  })),
  'receipt-for-another-player': sayingBets('The receipt names another player, who could claim the bet.', (bet) => ({
    receipt: resigned(bet, {}, 'usr_2').receipt,
  })),
  'receipt-says-cancelled': sayingBets('The receipt proves a cancelled bet, for which nothing is owed.', (bet, { playerId }) => ({
    receipt: resigned(bet, { status: 'cancelled' }, playerId).receipt,
  })),
  'receipt-for-another-round': sayingBets('The receipt proves a bet on another round.', (bet, { playerId, round }) => ({
    receipt: resigned(bet, { round_id: `dbl_${String(round - 1)}` }, playerId).receipt,
  })),
  'receipt-missing': withoutReceipts('The bet is accepted and listed without a receipt, so that the player can prove nothing.', [
    'placeDoubleBet',
    'listDoubleBets',
  ]),
  'receipt-missing-at-acceptance': withoutReceipts('The bet is accepted without a receipt, which appears only in the list.', [
    'placeDoubleBet',
  ]),
  'receipt-keys-replaced': sayingConfig('The published keys are replaced, so that earlier receipts prove nothing.', ({ receipt_keys }) => ({
    receipt_keys: receipt_keys.map((key) => ({ ...key, public_key: OTHER_PUBLIC_KEY })),
  })),
};
