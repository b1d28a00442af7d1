import { grantBonus } from '../domain/bonus-moves';
import { adjust } from '../domain/money-moves';
import { brl } from '../domain/money';
import { protectionAt } from '../domain/protection';
import type { Referral } from '../domain/referrals';
import { referralCode, referralDue } from '../domain/referrals';
import type { Accounts } from './accounts';
import type { Clock } from './clock';
import type { Notices } from './notices';
import type { Player, Players } from './players';
import type { Random } from './random';
import type { Settings } from './settings';

/** How often the bonus of a referral must be turned over. */
const TURNOVER = 10;

const NAME = 'Bônus de indicação';

/** The codes of demo players, as the contract's examples have them. */
const DEMO_CODES: Readonly<Record<string, string>> = { usr_1: 'ANA2026', usr_2: 'BRUNO-7' };

interface Parts {
  accounts: Accounts;
  clock: Clock;
  notices: Notices;
  players: Players;
  random: Random;
  settings: Settings;
}

export type Referrals = ReturnType<typeof createReferrals>;

/** Who invited whom, and what came of it. */
export function createReferrals({ accounts, clock, notices, players, random, settings }: Parts) {
  const known = new Map<string, Referral>();

  const codeOf = (player: Player): string => (Object.hasOwn(DEMO_CODES, player.id) && DEMO_CODES[player.id]) || referralCode(player);

  const isPaused = (playerId: string) => {
    const { exclusion, suspendedUntil } = protectionAt(accounts.of(playerId).protection, clock.now());
    return exclusion !== null || suspendedUntil !== null;
  };

  /** Gives a reward: bonus money, or real money where the setting names another wallet (SPEC E6). */
  const reward = (playerId: string, amount: number, wallet: string | null, reference: string) => {
    if (amount === 0) return;
    const account = accounts.of(playerId);
    const move = { source: 'Referral', entryId: accounts.id('trx'), now: clock.now() } as const;
    if (wallet === 'bonus') {
      const grant = { id: accounts.id('rol'), name: NAME, amount, multiplier: TURNOVER, expiresAt: null };
      accounts.apply(account, grantBonus(account.wallet, { ...grant, ...move }));
    } else {
      const credited = adjust(account.wallet, { delta: amount, description: NAME, reference, ...move });
      if (credited.ok) accounts.apply(account, credited.value);
    }
    notices.tell(playerId, {
      type: 'bonus',
      title: 'Indicação premiada',
      body: `Você recebeu ${brl(amount)} por uma indicação.`,
      url: '/user/bonus',
    });
  };

  const qualify = (referral: Referral) => {
    const { refer_referrer_amount: earned, refer_referee_amount: welcome } = settings;
    known.set(referral.id, { ...referral, qualifiedAt: clock.now(), earned });
    reward(referral.referrerId, earned, settings.refer_referrer_wallet, referral.id);
    reward(referral.playerId, welcome, settings.refer_referee_wallet, referral.id);
  };

  const referrals = {
    codeOf,

    /** Whom an invitation names: by the code, in any case, or by the id. */
    referrer(code: string): Player | undefined {
      const wanted = code.trim().toUpperCase();
      return players.all().find((player) => codeOf(player).toUpperCase() === wanted || player.id === code);
    },

    /** Notes that a player came by another one's invitation. */
    join(referrerId: string, playerId: string): void {
      const id = `ref_${random.hex(8)}`;
      const { createdAt } = players.update(playerId, { referrerId });
      known.set(id, { id, referrerId, playerId, joinedAt: createdAt, qualifiedAt: null, earned: 0 });
    },

    /** Who came by a player's invitation, the newest first. */
    of(referrerId: string): Referral[] {
      referrals.tick();
      return [...known.values()].filter((referral) => referral.referrerId === referrerId).toReversed();
    },

    /**
     * Gives the rewards that are due. Asked as time goes on and not by events: a stake that is lost tells nothing when
     * it is settled.
     */
    tick(): void {
      for (const referral of known.values()) {
        if (referral.qualifiedAt !== null) continue;
        const { daybook } = accounts.of(referral.playerId);
        const paused = isPaused(referral.referrerId) || isPaused(referral.playerId);
        if (referralDue(referral, daybook, { enabled: settings.refer_enabled, paused })) qualify(referral);
      }
    },

    kept: (): Referral[] => [...known.values()],

    /** Puts what was kept in the place of all there is. */
    replace(kept: readonly Referral[] = []): void {
      known.clear();
      for (const referral of kept) known.set(referral.id, referral);
    },
  };
  return referrals;
}
