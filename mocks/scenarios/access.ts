import { setLimit } from '../domain/protection/limits';
import { depositFunds, unwrap } from './helpers';
import type { Scenario } from './scenario';

/** Secret in base32, for an app or a test. */
const SCENARIO_TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Scenarios of a stronger login (SPEC Q30, Q32, Q34). */
export const accessScenarios = {
  'second-factor': {
    title: 'Second factor by e-mail',
    description: 'The login on a device that is not trusted needs a code by e-mail; R$ 250,00.',
    player: {
      name: 'Clara Nunes',
      verification: 'approved',
      prepare(world, player) {
        depositFunds(world, player, 25_000);
        world.identity.secondFactor.require(player.id, 'new_device');
      },
    },
  },
  'second-factor-app': {
    title: 'Second factor of an app',
    description: `The login needs a code of an app with the secret ${SCENARIO_TOTP_SECRET}, or the recovery code k3f9-x2mp; R$ 250,00.`,
    player: {
      name: 'Otavio Braga',
      verification: 'approved',
      prepare(world, player) {
        depositFunds(world, player, 25_000);
        world.identity.secondFactor.setTotp(player.id, SCENARIO_TOTP_SECRET, ['k3f9-x2mp', '8h2d-q7wn']);
      },
    },
  },
  'confirm-access': {
    title: 'Confirmation before sensitive actions',
    description: 'Withdrawals, changes of PIX keys and raised limits need the password again every 5 minutes; R$ 250,00 and a PIX key.',
    player: {
      name: 'Celia Ramos',
      verification: 'approved',
      prepare(world, player) {
        depositFunds(world, player, 25_000);
        unwrap(world.cashier.addKey(player, 'cpf', player.cpf));
        const account = world.accounts.get(player.id);
        const { limits } = unwrap(setLimit([], { type: 'deposit', period: 'day', amount: 10_000 }, world.clock.now()));
        world.accounts.setProtection(account, { ...account.protection, limits });
        world.identity.confirmations.require(player.id);
      },
    },
  },
  'location-required': {
    title: 'Location before betting',
    description: 'Bets need a location in Brazil every 30 minutes; R$ 250,00.',
    player: {
      name: 'Lauro Prates',
      verification: 'approved',
      prepare(world, player) {
        depositFunds(world, player, 25_000);
        world.identity.locations.require(player.id);
      },
    },
  },
} satisfies Record<string, Scenario>;
