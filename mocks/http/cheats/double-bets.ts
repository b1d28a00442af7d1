import { ed25519 } from '@noble/curves/ed25519.js';

import { toBase64Url, utf8 } from '../../domain/bytes';
import { payoutFactor } from '../../domain/double/double';
import type { Cheat, CheatCall, Cheats } from './cheat';
import { changing, doublingStake, each } from './cheat';
import type { SaidBet } from './double-story';
import { calledCancelled, otherColor, roundOf, sayingBets, sayingConfig, sayingWins, signed } from './double-story';

/** Key of the operator that is not published. It protects nothing. */
const OTHER_SECRET_KEY = new Uint8Array(32).fill(7);
const OTHER_PUBLIC_KEY = toBase64Url(ed25519.getPublicKey(OTHER_SECRET_KEY));

// Changes of a bet, for lies about it.
const lost = { status: 'lost', payout: 0 } as const;
const onOtherColor = (bet: { readonly color?: unknown }) => ({ color: otherColor(bet) }) as const;
const lostOnOther = (bet: SaidBet) => ({ ...lost, ...onOtherColor(bet) });
const inRoundBefore = (bet: SaidBet) => ({ round_id: `dbl_${String(roundOf(bet) - 1)}` });
const withReceipt = (bet: SaidBet, changes: Partial<SaidBet['receipt']>) => ({ receipt: { ...bet.receipt, ...changes } });
/** States a bet truly, with a receipt that proves another one. */
const provingOther = (gain: string, change: (bet: SaidBet) => Partial<SaidBet>): Cheat =>
  sayingBets(gain, (bet, { playerId }) => ({ receipt: signed({ ...bet, ...change(bet) }, playerId).receipt }));
/** Lies in the list about bets that the player took back. */
const sayingCancelled = (gain: string, lie: Partial<SaidBet>): Cheat =>
  sayingBets(gain, (bet, { id }) => (id === 'listDoubleBets' && bet.status === 'cancelled' ? lie : {}));

/** Leaves the receipts out of responses, which breaks the contract. */
const withoutReceipts = (gain: string, ids: readonly CheatCall['id'][]): Cheat => ({
  gain,
  after: (answer, { id }) => {
    if (!ids.includes(id)) return answer;
    const body = answer.body as { data: SaidBet | SaidBet[] };
    return { ...answer, body: { ...body, data: each(body.data, (bet) => ({ ...bet, receipt: undefined as never })) }, unvalidated: true };
  },
});

/** Cheats with the player's bets on double, and with their receipts. */
export const doubleBetCheats: Cheats = {
  'win-called-cancelled': sayingWins(
    'A winning bet is reported as cancelled after the roll, and only its stake is returned.',
    calledCancelled,
  ),
  'win-called-voided': sayingWins('A winning bet is reported as voided, although its round was played.', ({ amount }) => ({
    status: 'voided',
    payout: amount,
  })),
  'win-left-out': sayingWins('A winning bet disappears from the list.', () => undefined),
  'win-renamed': sayingWins('A winning bet appears under another id and colour, as lost.', (bet) => ({
    ...lostOnOther(bet),
    id: `${bet.id}9`,
  })),
  'win-recoloured': sayingWins('A winning bet is said to have been placed on another colour.', lostOnOther),
  'win-called-lost': sayingWins('A winning bet is reported as lost.', () => lost),
  'win-left-open': sayingWins('A winning bet stays open for ever, so that it is never paid.', () => ({ status: 'open', payout: null })),
  'win-moved-to-another-round': sayingWins('A winning bet is said to belong to the round before, which it lost.', (bet) => ({
    ...lost,
    ...inRoundBefore(bet),
  })),
  'stake-halved': sayingWins('Only half of the stake is acknowledged after the roll, and paid.', (bet) => {
    const amount = Math.floor(bet.amount / 2);
    return { amount, payout: amount * payoutFactor(bet.color) };
  }),
  'payout-short': sayingWins('The payout is a cent short.', ({ payout }) => ({ payout: (payout ?? 1) - 1 })),
  'payout-without-stake': sayingWins('The payout leaves out the stake, which the odds include.', ({ payout, amount }) => ({
    payout: (payout ?? amount) - amount,
  })),
  'payout-withheld': sayingWins('A bet is reported as won and pays nothing.', () => ({ payout: 0 })),
  'bet-placed-on-another-colour': changing(
    'The bet is placed on another colour than the one that the player pressed.',
    'placeDoubleBet',
    onOtherColor,
  ),
  'stake-doubled': doublingStake('A bet of twice the stake that the player chose is placed.', 'placeDoubleBet'),
  'acknowledged-under-another-id': sayingBets('The bet is acknowledged under an id that no list will ever have.', (bet, { id }) =>
    id === 'placeDoubleBet' ? { id: `${bet.id}9` } : {},
  ),
  'cancelled-bet-played': sayingCancelled('A bet that the player took back is played when it loses.', lost),
  'cancellation-not-paid': sayingCancelled('A bet that the player took back returns nothing.', { payout: 0 }),
  'receipt-forged': sayingBets('The receipt has a signature of nothing, so that the player can prove nothing.', (bet) =>
    withReceipt(bet, { signature: 'A'.repeat(86) }),
  ),
  'receipt-by-another-key': sayingBets('The receipt is signed with a key that nobody published, which the operator can deny.', (bet) =>
    withReceipt(bet, { key_id: 'rcp_outra', signature: toBase64Url(ed25519.sign(utf8(bet.id), OTHER_SECRET_KEY)) }),
  ),
  'receipt-for-half-the-stake': provingOther('The receipt proves only half of the stake.', ({ amount }) => ({
    amount: Math.floor(amount / 2),
  })),
  'receipt-for-another-colour': provingOther('The receipt proves a bet on another colour.', onOtherColor),
  'receipt-for-another-player': sayingBets('The receipt names another player, who could claim the bet.', (bet) => ({
    receipt: signed(bet, 'usr_2').receipt,
  })),
  'receipt-says-cancelled': provingOther('The receipt proves a cancelled bet, for which nothing is owed.', () => ({ status: 'cancelled' })),
  'receipt-for-another-round': provingOther('The receipt proves a bet on another round.', inRoundBefore),
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
