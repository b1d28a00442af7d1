import { grantBonus } from '../../domain/rewards/bonus-moves';
import { adjust } from '../../domain/money/money-moves';
import { formatBrl } from '../../domain/money/money';
import { protectionAt } from '../../domain/protection/protection';
import type { Referral } from '../../domain/rewards/referrals';
import { isRewardDue, referralCode } from '../../domain/rewards/referrals';
import type { Accounts } from '../money/accounts';
import type { Clock } from '../clock';
import type { Notices } from '../notices';
import type { Player, Players } from './players';
import type { Random } from '../../domain/random';
import type { Settings } from '../settings';
import { valueStore } from '../stores';

/** Number of times that a bonus for an invitation must be wagered. */
const WAGERING_MULTIPLIER = 10;

const BONUS_NAME = 'Bônus de indicação';

/** Codes of the demo players, as in the contract's examples. */
const DEMO_CODES: Readonly<Record<string, string>> = { usr_1: 'ANA2026', usr_2: 'BRUNO-7' };

/** Terms of a reward, from the settings. */
interface RewardTerms {
  wallet: string | null;
  rolloverId: string | null;
}

interface Deps {
  accounts: Accounts;
  clock: Clock;
  notices: Notices;
  players: Players;
  random: Random;
  settings: Settings;
}

export type Referrals = ReturnType<typeof createReferrals>;

/** Creates the store of referrals (players whom other players invited) and their rewards. */
export function createReferrals({ accounts, clock, notices, players, random, settings }: Deps) {
  const known = new Map<string, Referral>();

  const getCode = (player: Player): string => (Object.hasOwn(DEMO_CODES, player.id) && DEMO_CODES[player.id]) || referralCode(player);

  const isPaused = (playerId: string) => {
    const { exclusion, suspendedUntil } = protectionAt(accounts.get(playerId).protection, clock.now());
    return exclusion !== null || suspendedUntil !== null;
  };

  /**
   * Grants bonus money if the settings name the wallet `bonus` or a rollover, else real money, and sends a notice (SPEC D20). Does nothing
   * for an amount of 0.
   */
  const reward = (playerId: string, amount: number, { wallet, rolloverId }: RewardTerms, reference: string) => {
    if (amount === 0) return;
    const account = accounts.get(playerId);
    const move = { source: 'Referral', entryId: accounts.id('trx'), now: clock.now() } as const;
    if (wallet === 'bonus' || rolloverId !== null) {
      const grant = { id: accounts.id('rol'), name: BONUS_NAME, amount, multiplier: WAGERING_MULTIPLIER, expiresAt: null };
      accounts.apply(account, grantBonus(account.wallet, { ...grant, ...move }));
    } else {
      const credited = adjust(account.wallet, { delta: amount, description: BONUS_NAME, reference, ...move });
      if (credited.ok) accounts.apply(account, credited.value);
    }
    notices.send(playerId, {
      type: 'bonus',
      title: 'Indicação premiada',
      body: `Você recebeu ${formatBrl(amount)} por uma indicação.`,
      url: '/user/bonus',
    });
  };

  const qualify = (referral: Referral) => {
    const { refer_referrer_amount: earned, refer_referee_amount: welcome } = settings;
    known.set(referral.id, { ...referral, qualifiedAt: clock.now(), earned });
    reward(
      referral.referrerId,
      earned,
      { wallet: settings.refer_referrer_wallet, rolloverId: settings.refer_referrer_rollover_id },
      referral.id,
    );
    reward(
      referral.playerId,
      welcome,
      { wallet: settings.refer_referee_wallet, rolloverId: settings.refer_referee_rollover_id },
      referral.id,
    );
  };

  const referrals = {
    /** Returns the code by which a player invites others. */
    getCode,

    /** Finds a referrer by code (case-insensitive) or player id; undefined if there is none. */
    findReferrer(code: string): Player | undefined {
      const normalized = code.trim().toUpperCase();
      return players.all().find((player) => getCode(player).toUpperCase() === normalized || player.id === code);
    },

    /** Records that a new player was invited, also in the player's `referrerId`. */
    join(referrerId: string, playerId: string): void {
      const id = `ref_${random.hex(8)}`;
      const { createdAt } = players.update(playerId, { referrerId });
      known.set(id, { id, referrerId, playerId, joinedAt: createdAt, qualifiedAt: null, earned: 0 });
    },

    /** Returns a player's referrals, newest first, after granting due rewards. */
    byReferrer(referrerId: string): Referral[] {
      referrals.tick();
      return [...known.values()].filter((referral) => referral.referrerId === referrerId).toReversed();
    },

    /**
     * Grants due rewards to both players. Both wait while one of the two is paused or excluded, or the setting `refer_enabled` is off. It
     * polls, because settling a lost stake emits no event.
     */
    tick(): void {
      for (const referral of known.values()) {
        if (referral.qualifiedAt !== null) continue;
        const { dailyTotals } = accounts.get(referral.playerId);
        const paused = isPaused(referral.referrerId) || isPaused(referral.playerId);
        if (isRewardDue(referral, dailyTotals, { enabled: settings.refer_enabled, paused })) qualify(referral);
      }
    },

    ...valueStore(known, ({ id }) => id),
  };
  return referrals;
}
