import { MINUTE } from '../domain/calendar';
import type { Scenario } from './scenario';

/** Scenarios by name, of verification and of the visitor's IP address. */
export const identityScenarios = {
  'new-player': {
    title: 'New player',
    description: 'Registered a minute ago: KYC is due, no money, no past.',
    player: { name: 'Nina Rocha', verification: 'pending_kyc', age: MINUTE },
  },
  activation: {
    title: 'New account to activate',
    description: 'Registered a minute ago: identity, address and bank account are due before money moves.',
    player: {
      name: 'Alda Freire',
      verification: 'pending_kyc',
      age: MINUTE,
      prepare: (world, player) => void world.players.update(player.id, { needsActivation: true }),
    },
  },
  'simple-registration': {
    title: 'Registration with the identity alone',
    description: 'A new account needs the identity check, and neither address nor bank account, before money moves.',
    registration: 'identity',
  },
  verified: {
    title: 'Verified player',
    description: 'Identity approved, R$ 250,00 that can be withdrawn.',
    player: { name: 'Vera Prado', funds: 25_000 },
  },
  'pending-face': {
    title: 'Face check due',
    description: 'The documents are approved, the face check is not; R$ 50,00.',
    player: { name: 'Fabio Reis', verification: 'pending_face_id', funds: 5000 },
  },
  'pending-kyc': {
    title: 'KYC due',
    description: 'An account of some months whose documents are asked for again; R$ 50,00.',
    player: { name: 'Karen Melo', verification: 'pending_kyc', funds: 5000 },
  },
  'ip-blocked': {
    title: 'Blocked address',
    description: 'An approved player behind a VPN: what needs access is a 403 with status ip_blocked.',
    player: { name: 'Igor Pinto', funds: 25_000 },
    ipBlocked: true,
  },
} satisfies Record<string, Scenario>;
