import { setLimit } from '../domain/protection/limits';
import { protect, unwrap } from './helpers';
import type { Scenario } from './scenario';

/** Secret of the player's authenticator app, in base32. */
const SCENARIO_TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Scenarios by name that need more than a password: a second factor, a confirmation or a location (SPEC Q30, Q32, Q34). */
export const accessScenarios = {
  'second-factor': {
    title: 'Second factor by e-mail',
    description: 'The login on a device that is not trusted needs a code by e-mail; R$ 250,00.',
    player: { name: 'Clara Nunes', funds: 25_000, prepare: ({ identity }, { id }) => identity.secondFactor.require(id, 'new_device') },
  },
  'second-factor-app': {
    title: 'Second factor of an app',
    description: `The login needs a code of an app with the secret ${SCENARIO_TOTP_SECRET}, or the recovery code k3f9-x2mp; R$ 250,00.`,
    player: {
      name: 'Otavio Braga',
      funds: 25_000,
      prepare: ({ identity }, { id }) => identity.secondFactor.setTotp(id, SCENARIO_TOTP_SECRET, ['k3f9-x2mp', '8h2d-q7wn']),
    },
  },
  'confirm-access': {
    title: 'Confirmation before sensitive actions',
    description: 'Withdrawals, changes of PIX keys and raised limits need the password again every 5 minutes; R$ 250,00 and a PIX key.',
    player: {
      name: 'Celia Ramos',
      funds: 25_000,
      hasPixKey: true,
      prepare(world, player) {
        const limit = { type: 'deposit', period: 'day', amount: 10_000 } as const;
        protect(world, player, (before, now) => ({ ...before, limits: unwrap(setLimit([], limit, now)).limits }));
        world.identity.confirmations.require(player.id);
      },
    },
  },
  'location-required': {
    title: 'Location before betting',
    description: 'Bets need a location in Brazil every 30 minutes; R$ 250,00.',
    player: { name: 'Lauro Prates', funds: 25_000, prepare: ({ identity }, { id }) => identity.locations.require(id) },
  },
} satisfies Record<string, Scenario>;
