import type { Grant } from './bonus';
import { grantBonus } from '../rewards/bonus-moves';
import { creditDeposit } from './money-moves';
import type { NewStake } from './stakes';
import { placeStake } from './stakes';
import { deepFreeze, expectOk, START } from '../results.fixture';
import type { Wallet } from './wallet';
import { openWallet } from './wallet';

/**
 * Creates a frozen wallet of `usr_1` with withdrawable cents, and a bonus per grant: R$ 10,00 to be wagered 10 times, without an end,
 * unless the grant sets other values. Bonuses have the ids `rol_1`, `rol_2` and so on.
 */
export function walletWith(real: number, ...bonuses: readonly Partial<Grant>[]): Wallet {
  const empty = openWallet('usr_1');
  let wallet = real === 0 ? empty : creditDeposit(empty, { id: 'trx_1', amount: real, rollover: 0, now: START }).wallet;
  bonuses.forEach((grant, index) => {
    const id = `rol_${String(index + 1)}`;
    const whole = { id, name: `Bônus ${id}`, amount: 1000, multiplier: 10, expiresAt: null, ...grant };
    wallet = grantBonus(deepFreeze(wallet), { ...whole, source: 'Bonus', entryId: `trx_${id}`, now: START }).wallet;
  });
  return deepFreeze(wallet);
}

/**
 * Places the stake `gms_1` on a slot that counts in full, one second after `START`, unless `change` sets other values. Throws if the wallet
 * does not cover the amount in cents. Returns the frozen wallet.
 */
export function withStake(wallet: Wallet, amount: number, change: Partial<NewStake> = {}): Wallet {
  const stake = { id: 'gms_1', entryId: 'trx_bet', game: 'Noite de Cobre', contributionPercent: 100, amount, now: START + 1000 };
  return deepFreeze(expectOk(placeStake(wallet, { ...stake, ...change })).wallet);
}
