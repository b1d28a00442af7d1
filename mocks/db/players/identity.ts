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

type IdentityState = { [Store in keyof Stores]: ReturnType<Stores[Store]['dump']> };

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

  const identity = {
    ...stores,
    registration,

    /** Applies due document reviews, referral rewards and checks of the state's register. */
    tick(): void {
      documents.tick();
      referrals.tick();
      barred.tick();
    },

    state: (): IdentityState => ({
      mail: mail.dump(),
      attempts: attempts.dump(),
      recovery: recovery.dump(),
      contacts: contacts.dump(),
      documents: documents.dump(),
      referrals: referrals.dump(),
      barred: barred.dump(),
      secondFactor: secondFactor.dump(),
      passkeys: passkeys.dump(),
      confirmations: confirmations.dump(),
      locations: locations.dump(),
    }),

    restore(saved: Partial<IdentityState> = {}): void {
      mail.restore(saved.mail);
      attempts.restore(saved.attempts);
      recovery.restore(saved.recovery);
      contacts.restore(saved.contacts);
      documents.restore(saved.documents);
      referrals.restore(saved.referrals);
      barred.restore(saved.barred);
      secondFactor.restore(saved.secondFactor);
      passkeys.restore(saved.passkeys);
      confirmations.restore(saved.confirmations);
      locations.restore(saved.locations);
    },

    /** Empties the stores, then adds the referral of the demo players: Ana has referred Bruno. */
    populate(): void {
      identity.restore();
      referrals.join('usr_1', 'usr_2');
    },
  };
  return identity;
}
