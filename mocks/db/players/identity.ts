import type { Accounts } from '../money/accounts';
import { createAttempts } from './attempts';
import { createBarredRegister } from './barred-register';
import type { Clock } from '../clock';
import { createContacts } from './contacts';
import { createConfirmations } from './confirmations';
import { createDocuments } from './documents';
import { createMail } from '../mail';
import { createLocations } from './locations';
import { createPasskeys } from './passkeys';
import type { Notices } from '../notices';
import type { Players } from './players';
import type { Random } from '../../domain/random';
import { createRecovery } from './recovery';
import { createReferrals } from './referrals';
import { createRegistration } from './registration';
import { createSecondFactor } from './second-factor';
import type { Sessions } from './sessions';
import type { Settings } from '../settings';
import { storeOf } from '../stores';

interface Deps {
  accounts: Accounts;
  /** Cancels the open bets of a player whom the state's register bars (SPEC Q14). */
  cancelOpenBets: (playerId: string) => number;
  clock: Clock;
  notices: Notices;
  players: Players;
  random: Random;
  sessions: Sessions;
  settings: Settings;
}

/**
 * Creates the stores for registration, mail, contacts, recovery, documents, referrals, the state's register, second factors, passkeys,
 * confirmations, locations and attempts. Sessions and players are stores of the caller.
 */
export function createIdentity({ random, ...deps }: Deps) {
  const { accounts, cancelOpenBets, clock, notices, players, sessions, settings } = deps;
  // Each store has its own random source, so that sending a code does not change what games draw.
  const mail = createMail({ clock, random: random.fork('mail') });
  const attempts = createAttempts(clock);
  const recovery = createRecovery({ clock, mail, players, sessions, random: random.fork('recovery') });
  const contacts = createContacts({ clock, mail, players, random: random.fork('contacts') });
  const documents = createDocuments({ clock, notices, random: random.fork('documents') });
  const referrals = createReferrals({ accounts, clock, notices, players, settings, random: random.fork('referrals') });
  const barred = createBarredRegister({ accounts, cancelOpenBets, clock, mail, players });
  const registration = createRegistration({ barred, clock, mail, players, referrals, random: random.fork('registration') });
  const secondFactor = createSecondFactor({ clock, mail, random: random.fork('second factor') });
  const passkeys = createPasskeys({ clock, random: random.fork('passkeys') });
  const confirmations = createConfirmations(clock);
  const locations = createLocations(clock);
  const stores = { mail, attempts, recovery, contacts, documents, referrals, barred, secondFactor, passkeys, confirmations, locations };

  return {
    ...stores,
    registration,

    /** Applies due document reviews, referral rewards and checks of the state's register, with their notices and payouts. */
    tick(): void {
      documents.tick();
      referrals.tick();
      barred.tick();
    },

    ...storeOf(stores),
  };
}
