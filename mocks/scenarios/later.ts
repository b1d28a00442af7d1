import { DAY, MINUTE, SECOND } from '../domain/calendar';
import type { Scenario } from './scenario';

/**
 * Scenarios by name, with events on the clock of the world: a set time after each deposit, after each withdrawal, or after the first
 * use of the visit. A negative time is before that use.
 */
export const laterScenarios = {
  'deposit-paid': {
    title: 'Deposits paid after 5 s',
    description: 'The bank pays each charge 5 seconds after it was made; R$ 20,00.',
    player: { name: 'Pilar Matos', funds: 2000, later: [{ after: 'deposit', ms: 5 * SECOND, event: 'paid' }] },
  },
  'withdrawal-rejected': {
    title: 'Withdrawals rejected after 10 s',
    description: 'The bank rejects each withdrawal 10 seconds after it was made, and its money returns; R$ 250,00 and a PIX key.',
    player: {
      name: 'Wanda Leite',
      funds: 25_000,
      hasPixKey: true,
      later: [{ after: 'withdrawal', ms: 10 * SECOND, event: 'rejected' }],
    },
  },
  'bonus-expired': {
    title: 'Bonus expired yesterday',
    description: 'A bonus of R$ 40,00 expired yesterday, another of R$ 60,00 expires in 10 minutes; R$ 150,00.',
    player: {
      name: 'Yago Pires',
      funds: 15_000,
      later: [
        { after: 'start', ms: -DAY, event: 'bonus-expires', amount: 4000 },
        { after: 'start', ms: 10 * MINUTE, event: 'bonus-expires', amount: 6000 },
      ],
    },
  },
} satisfies Record<string, Scenario>;
