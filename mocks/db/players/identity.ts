import type { Accounts } from '../money/accounts';
import type { Attempts } from './attempts';
import { createAttempts } from './attempts';
import type { BarredRegister } from './barred-register';
import { createBarredRegister } from './barred-register';
import type { Clock } from '../clock';
import type { Contacts } from './contacts';
import { createContacts } from './contacts';
import type { Confirmations } from './confirmations';
import { createConfirmations } from './confirmations';
import type { Documents } from './documents';
import { createDocuments } from './documents';
import type { Mail } from '../mail';
import { createMail } from '../mail';
import type { Locations } from './locations';
import { createLocations } from './locations';
import type { Passkeys } from './passkeys';
import { createPasskeys } from './passkeys';
import type { Notices } from '../notices';
import type { Players } from './players';
import type { Random } from '../../domain/random';
import type { Recovery } from './recovery';
import { createRecovery } from './recovery';
import type { Referrals } from './referrals';
import { createReferrals } from './referrals';
import { createRegistration } from './registration';
import type { SecondFactor } from './second-factor';
import { createSecondFactor } from './second-factor';
import type { Sessions } from './sessions';
import type { Settings } from '../settings';
import { type DumpOf, dumpAll, restoreAll } from '../stores';

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

type IdentityState = DumpOf<Stores>;

type Stores = {
  mail: Mail;
  attempts: Attempts;
  recovery: Recovery;
  contacts: Contacts;
  documents: Documents;
  referrals: Referrals;
  barred: BarredRegister;
  secondFactor: SecondFactor;
  passkeys: Passkeys;
  confirmations: Confirmations;
  locations: Locations;
};

/** Creates the stores for registration, mail, contacts, recovery, documents, referrals, the state's register and logins. */
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
  const access = { secondFactor, passkeys, confirmations, locations };
  const stores: Stores = { mail, attempts, recovery, contacts, documents, referrals, barred, ...access };

  return {
    ...stores,
    registration,

    /** Applies due document reviews, referral rewards and checks of the state's register. */
    tick(): void {
      documents.tick();
      referrals.tick();
      barred.tick();
    },

    dump: (): IdentityState => dumpAll(stores),

    restore: (saved: Partial<IdentityState> = {}): void => restoreAll(stores, saved),
  };
}
