import { createHmac } from 'node:crypto';

import type { OperationId } from '@generated/operations';

import type { Coupon } from '../domain/rewards/coupons';
import { readResetToken } from '../db/players/recovery';
import type { World } from '../db/world';
import { minePositions } from '../domain/mines/mines-odds';
import { UNPROTECTED } from '../domain/protection/protection';
import type { Hub } from '../realtime/hub';
import { openSocket } from './open-socket.fixture';
import type { SampleOptions } from './sample-request.fixture';
import { createAuthenticator } from './software-authenticator.fixture';
import { fromBase32 } from '../domain/player/totp';

/** Backend with the token of Ana's session. */
export interface TestState {
  world: World;
  hub: Hub;
  token: string;
}

/**
 * Functions that prepare the world for an operation whose example request would fail for Ana (`usr_1`), and return the options with which
 * `sampleRequest` creates one that succeeds. They may change Ana's account and advance the clock.
 */
export const requestSetup: Partial<Record<OperationId, (ready: TestState) => SampleOptions>> = {
  authorizeChannel: ({ hub }) => ({ body: { socket_id: openSocket(hub), channel_name: 'private-users.usr_1' } }),
  authorizeChannels: ({ hub }) => ({ body: { socket_id: openSocket(hub), channel_names: ['private-users.usr_1'] } }),
  authenticateSocketUser: ({ hub }) => ({ body: { socket_id: openSocket(hub) } }),
  getPage: () => ({ path: { slug: 'termos-de-uso' } }),
  getPromotion: () => ({ path: { id: '33' } }),
  optInPromotion: () => ({ path: { id: '33' } }),
  getProvider: () => ({ path: { id: '7' } }),
  resetPassword: ({ world }) => ({ body: { ...NEW_PASSWORD, email: ana(world).email, token: requestResetToken(world) } }),
  confirmEmailChange: ({ world }) => ({ body: { code: requestCode(world, 'email', 'nova.ana@exemplo.invalid') } }),
  confirmPhoneChange: ({ world }) => ({ body: { code: requestCode(world, 'phone', '11912345678') } }),
  endSession: ({ world, token }) => ({ path: { id: world.sessions.find(token)?.id ?? '' } }),
  readNotification: () => ({ path: { id: 'ntf_1' } }),
  getDeposit: ({ world }) => ({ path: { id: createDeposit(world) } }),
  deletePixKey: ({ world }) => ({ path: { id: addKey(world) } }),
  createWithdrawal: ({ world }) => ({ body: { amount: 12_000, pix_key_id: addKey(world) } }),
  getWithdrawal: ({ world }) => ({ path: { id: createWithdrawal(world) } }),
  cancelWithdrawal: ({ world }) => ({ path: { id: createWithdrawal(world) } }),
  redeemBonus: ({ world }) => ({ path: { bonusId: world.rewards.grant('usr_1', { ...GIFT, multiplier: 0 }) } }),
  createDeposit: ({ world }) => {
    world.rewards.give('usr_1', COUPON);
    return {};
  },
  applyCoupon: ({ world }) => {
    world.rewards.give('usr_1', COUPON);
    return {};
  },
  cancelPendingProtectionLimit: ({ world }) => {
    const account = world.accounts.get('usr_1');
    const pending = { value: 20_000, effectiveAt: world.clock.now() + 1 };
    world.accounts.setProtection(account, { ...account.protection, limits: [{ type: 'deposit', period: 'day', value: 10_000, pending }] });
    return { path: { id: 'lim_deposit_day' } };
  },
  revealMinesCell: ({ world }) => ({ path: { id: startMinesGame(world) } }),
  cashOutMinesGame: ({ world }) => {
    const id = startMinesGame(world);
    world.mines.reveal('usr_1', id, findSafeCell(world, id));
    return { path: { id } };
  },
  getDoubleRound: ({ world }) => ({ path: { id: world.double.current().id } }),
  placeDoubleBet: ({ world }) => ({ body: { round_id: world.double.current().id, color: 'black', amount: 1000 } }),
  cancelDoubleBet: ({ world }) => ({ path: { id: placeDoubleBet(world) } }),
  confirmLogin: ({ world }) => {
    const { id, code } = openChallenge(world);
    return { body: { challenge: id, method: 'email', code, trust_device: true } };
  },
  resendLoginCode: ({ world }) => {
    const { id } = openChallenge(world);
    world.clock.advance(60_000);
    return { body: { challenge: id } };
  },
  // Ana's password replaces that of the examples, because the checker would take any password for valid.
  startTotp: ({ world }) => ({ body: { password: ana(world).password } }),
  removeTotp: ({ world }) => ({ body: { password: ana(world).password } }),
  startPasskeyRegistration: ({ world }) => ({ body: { password: ana(world).password } }),
  confirmAccess: ({ world }) => ({ body: { password: ana(world).password } }),
  confirmTotp: ({ world }) => ({ body: { code: totpOf(world.identity.secondFactor.startTotp('usr_1') ?? '', world.clock.now()) } }),
  revokeTrustedDevice: ({ world }) => ({
    path: { id: world.identity.secondFactor.trust('usr_1', { device: 'Chrome', ip: '203.0.113.7' }).id },
  }),
  logInWithPasskey: ({ world }) => {
    const authenticator = createAuthenticator();
    givePasskey(world, authenticator);
    return { body: authenticator.assert({ challenge: world.identity.passkeys.newChallenge() }) };
  },
  registerPasskey: ({ world }) => ({ body: createAuthenticator().register({ challenge: world.identity.passkeys.newChallenge() }) }),
  renamePasskey: ({ world }) => ({ path: { id: givePasskey(world, createAuthenticator()) } }),
  removePasskey: ({ world }) => ({ path: { id: givePasskey(world, createAuthenticator()) } }),
  closeGameSession: ({ world }) => ({ path: { id: world.play.open('usr_1', '1001').id } }),
};

/** Bonus that is granted to be redeemed, with the amount in cents. */
const GIFT = { name: 'Bônus de verão', amount: 4000, multiplier: 10, lifetimeMs: null };

/** Coupon with the code of the contract's example. */
export const COUPON: Coupon = {
  code: 'DOBRO50',
  deposit: true,
  event: 'deposit',
  applyRegister: false,
  expiresAt: null,
  reward: { name: 'Dobro até R$ 50,00', amount: 0, percent: 100, maxAmount: 5000, multiplier: 10, lifetimeMs: null },
};

/** Access of a verified player without limits, pause or exclusion. */
const ACCESS = { identity: 'approved', ipBlocked: false, withdrawNeedsKyc: true, protection: UNPROTECTED } as const;

const ana = (world: World) => {
  const player = world.players.byId('usr_1');
  if (player === undefined) throw new Error('this world has no Ana');
  return player;
};

const NEW_PASSWORD = { password: 'novaSenha2026', password_confirmation: 'novaSenha2026' };

const requestResetToken = (world: World) => {
  world.identity.recovery.request(ana(world).email);
  return readResetToken(world.mail.forPlayer('usr_1')[0]?.link ?? '') ?? '';
};

const requestCode = (world: World, contact: 'email' | 'phone', value: string) => {
  world.identity.contacts.request(ana(world), contact, { value, password: ana(world).password });
  return world.mail.forPlayer('usr_1')[0]?.code ?? '';
};

const createDeposit = (world: World) => {
  const deposit = world.cashier.deposit(ana(world), { amount: 2000 }, ACCESS);
  return deposit.ok ? deposit.value.id : '';
};

const addKey = (world: World) => {
  const key = world.cashier.addKey(ana(world), 'cpf', ana(world).cpf);
  return key.ok ? key.value.id : '';
};

const createWithdrawal = (world: World) => {
  const withdrawal = world.cashier.withdraw(ana(world), { amount: 12_000, pixKeyId: addKey(world) }, ACCESS);
  return withdrawal.ok ? withdrawal.value.id : '';
};

const startMinesGame = (world: World) => {
  const game = world.mines.start('usr_1', { amount: 1000, mines: 1, clientSeed: 'cliente-teste' }, ACCESS);
  return game.ok ? game.value.id : '';
};

const findSafeCell = (world: World, id: string) => {
  const game = world.mines.open('usr_1');
  if (game?.id !== id) throw new Error(`${id} is not open`);
  return minePositions(game.mines, game).includes(0) ? 1 : 0;
};

const placeDoubleBet = (world: World) => {
  const bet = world.double.place('usr_1', { roundId: world.double.current().id, color: 'red', amount: 1000 }, ACCESS);
  return bet.ok ? bet.value.id : '';
};

const openChallenge = (world: World) => {
  world.identity.secondFactor.require('usr_1', 'new_device');
  const challenge = world.identity.secondFactor.challenge(ana(world), undefined, { device: 'Chrome', ip: '203.0.113.7' });
  if (challenge === null) throw new Error('no second factor is required');
  return challenge;
};

/** Computes a code synchronously, unlike the stand-in's own function. */
const totpOf = (secret: string, now: number) => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  return String((mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};

const givePasskey = (world: World, authenticator: ReturnType<typeof createAuthenticator>) => {
  const { id: credentialId, public_key: publicKey, name } = authenticator.register({ challenge: '' });
  const passkey = { id: 'pky_1', playerId: 'usr_1', name, credentialId, publicKey, signCount: 0, createdAt: 0, lastUsedAt: null };
  world.identity.passkeys.set(passkey);
  return passkey.id;
};
