import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { minePositions } from '../domain/mines/mines-odds';
import { isCpf } from '../domain/cpf';
import { scenarios } from './all';
import { SCENARIO_NAMES } from './names';
import type { ScenarioName } from './names';
import { visitor } from './visitor.fixture';

const DEPOSIT = { body: { amount: 2000, method: 'pix' } };

describe('a scenario with its own player', () => {
  test('new-player: registered a minute ago, with pending KYC and nothing else', async () => {
    const { call, world } = await visitor('new-player');
    const me = await call('getMe');
    expect(me.body).toMatchObject({ user: { name: 'Nina Rocha', status: 'Pendente' }, balance: 0, user_rollover: null });
    expect((await call('getVerificationStatus')).body).toEqual({ user_status: 'pending_kyc', isApproved: false });
    expect((await call('listTransactions')).body).toMatchObject({ data: [] });
    expect(world.players.byLogin('nina.a1@exemplo.invalid')?.createdAt).toBe(world.clock.now() - 60_000);
  });

  test('verified: approved, with R$ 250,00 to withdraw', async () => {
    const { call } = await visitor('verified');
    expect((await call('getMe')).body).toMatchObject({ balance: 25_000, user: { status: 'Ativo' } });
    expect((await call('getWallet')).body).toMatchObject({ data: { withdrawable: 25_000 } });
    expect((await call('createDeposit', DEPOSIT)).status).toBe(201);
  });

  test('double-chain-change: three rounds before the next chain, with R$ 500,00', async () => {
    const { call, world } = await visitor('double-chain-change');
    expect((await call('getMe')).body).toMatchObject({ balance: 50_000 });
    const { chain, next_chain: next } = world.double.config();
    expect(next?.first_round).toBe(chain.first_round + chain.length);
    expect(world.double.current().round).toBe((next?.first_round ?? 0) - 4);
    expect((await visitor('double-chain-change', 'b2')).world.double.current().round).toBe(world.double.current().round);
  });

  test.each([
    ['pending-face', 'pending_face_id'],
    ['pending-kyc', 'pending_kyc'],
  ] as const)('%s: deposits are forbidden', async (name, user_status) => {
    const { call } = await visitor(name);
    expect((await call('getVerificationStatus')).body).toEqual({ user_status, isApproved: false });
    expect(await call('createDeposit', DEPOSIT)).toMatchObject({ status: 403, body: { status: user_status } });
  });

  test('ip-blocked: protected calls are a 403, others are not', async () => {
    const { call } = await visitor('ip-blocked');
    expect((await call('getVerificationStatus')).body).toEqual({ user_status: 'ip_blocked', isApproved: false });
    expect(await call('launchGame')).toMatchObject({ status: 403, body: { status: 'ip_blocked' } });
    expect(await call('createDeposit', DEPOSIT)).toMatchObject({ status: 403, body: { status: 'ip_blocked' } });
    expect((await call('getMe')).status).toBe(200);
  });

  test('at-risk: nothing is advertised, and nothing else is closed (SPEC Q39)', async () => {
    const { call } = await visitor('at-risk');
    expect((await call('getProtection')).body).toMatchObject({ data: { offers: false, suspension: null } });
    expect((await call('createDeposit', DEPOSIT)).status).toBe(201);
  });

  test('excluded: for 3 months, with R$ 80,00 to withdraw', async () => {
    const { call, world } = await visitor('excluded');
    const protection = await call('getProtection');
    expect(protection.body).toMatchObject({ data: { exclusion: { until: '2027-02-21T14:05:00-03:00' } } });
    expect(await call('createDeposit', DEPOSIT)).toMatchObject({ status: 403, body: { status: 'excluded' } });
    const keys = world.accounts.get(world.players.byLogin('elisa.a1@exemplo.invalid')?.id ?? '').pixKeys;
    const withdrawal = await call('createWithdrawal', { body: { amount: 8000, pix_key_id: keys[0]?.id } });
    expect(withdrawal).toMatchObject({ status: 201, body: { data: { amount: 8000 } } });
  });

  test('activation: money moves once identity, address and bank account are known (SPEC Q15)', async () => {
    const { call, world } = await visitor('activation');
    const status = async () => ((await call('getActivation')).body as { data: { status: string } }).data.status;
    expect(await call('createDeposit', DEPOSIT)).toMatchObject({ status: 403, body: { status: 'pending_kyc' } });
    const alda = world.players.byLogin('alda.a1@exemplo.invalid');
    world.players.update(alda?.id ?? '', { verification: 'approved' });
    expect(await call('createDeposit', DEPOSIT)).toMatchObject({ status: 403, body: { status: 'pending_activation' } });
    const address = {
      zipcode: '01310100',
      street: 'Avenida Paulista',
      number: '1',
      district: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
    };
    expect((await call('updateProfile', { body: { address } })).status).toBe(200);
    const account = { bank: '260', branch: '0001' };
    expect(await call('setBankAccount', { body: { ...account, account: '1234567-9' } })).toMatchObject({ status: 422 });
    expect(await status()).toBe('pending');
    expect((await call('setBankAccount', { body: { ...account, account: '1234567-8' } })).status).toBe(200);
    expect(await status()).toBe('active');
    expect((await call('createDeposit', DEPOSIT)).status).toBe(201);
  });

  test('suspended: for exactly 7 days', async () => {
    const { call, world, signIn } = await visitor('suspended');
    expect(await call('launchGame')).toMatchObject({ status: 403, body: { status: 'suspended' } });
    world.clock.advance(7 * 86_400_000);
    expect((await call('launchGame', { token: await signIn() })).status).toBe(201);
  });

  test('limit-reached: no stake is possible today', async () => {
    const { call } = await visitor('limit-reached');
    const protection = await call('getProtection');
    expect(protection.body).toMatchObject({ data: { limits: [{ type: 'bet', period: 'day', value: 5000, used: 5000 }] } });
    const stake = await call('startMinesGame', { body: { amount: 100, mines: 3, client_seed: 'abc' } });
    expect(stake).toMatchObject({ status: 403, body: { status: 'limit_reached' } });
    expect((await call('getMe')).body).toMatchObject({ balance: 15_000 });
  });

  test.each([
    ['barred-exclusion', 'central_exclusion'],
    ['barred-benefit', 'benefit_programme'],
    ['barred-debt', 'debt_programme'],
  ] as const)('%s: the balance can be withdrawn, and nothing else moves money (SPEC Q14)', async (name, reason) => {
    const { call, world } = await visitor(name);
    expect((await call('getProtection')).body).toMatchObject({ data: { barred: { reason, returned: null } } });
    expect(await call('createDeposit', DEPOSIT)).toMatchObject({ status: 403, body: { status: 'barred' } });
    expect(await call('launchGame')).toMatchObject({ status: 403, body: { status: 'barred' } });
    const barred = world.players.all().find(({ id }) => world.accounts.get(id).protection.barring !== undefined);
    const [key] = world.accounts.get(barred?.id ?? '').pixKeys;
    expect((await call('createWithdrawal', { body: { amount: 9000, pix_key_id: key?.id } })).status).toBe(201);
  });

  test('terms-changed: the version in force is pending, and the balance can be withdrawn (SPEC Q2)', async () => {
    const { call, world } = await visitor('terms-changed');
    expect((await call('getTerms')).body).toMatchObject({ data: { pending: true, acceptances: [{ version: '2.3' }] } });
    expect(await call('createDeposit', DEPOSIT)).toMatchObject({ status: 403, body: { status: 'terms_changed' } });
    const [key] = world.accounts.get(world.players.byLogin('teresa.a1@exemplo.invalid')?.id ?? '').pixKeys;
    expect((await call('createWithdrawal', { body: { amount: 12_000, pix_key_id: key?.id } })).status).toBe(201);
  });

  test('terms-told: the version in force is pending, and blocks nothing (SPEC Q2)', async () => {
    const { call } = await visitor('terms-told');
    expect((await call('getTerms')).body).toMatchObject({ data: { pending: true } });
    expect((await call('createDeposit', DEPOSIT)).status).toBe(201);
  });

  test('open-mines-round: two safe cells are revealed, and the game continues', async () => {
    const { call, world, token } = await visitor('open-mines-round');
    const current = await call('getCurrentMinesGame');
    expect(current.body).toMatchObject({
      data: { status: 'open', amount: 1000, mines: 3, revealed: [expect.any(Number), expect.any(Number)] },
    });
    const game = world.mines.open(world.sessions.find(token)?.playerId ?? '');
    if (game === undefined) throw new Error('no open game');
    expect(minePositions(game.mines, game).some((cell) => game.revealed.includes(cell))).toBe(false);
    expect(await call('cashOutMinesGame', { path: { id: game.id } })).toMatchObject({
      status: 200,
      body: { data: { status: 'cashed_out' } },
    });
  });

  test('time-limit: the open game can end, a new stake is refused (SPEC Q22)', async () => {
    const { call, world } = await visitor('time-limit');
    const id = ((await call('getCurrentMinesGame')).body as { data: { id: string } }).data.id;
    const game = world.mines.dump().games.find((one) => one.id === id);
    if (game === undefined) throw new Error('no open game');
    const mined = minePositions(game.mines, game);
    const safe = [0, 1, 2, 3].find((cell) => !mined.includes(cell)) ?? 0;
    expect((await call('revealMinesCell', { path: { id: game.id }, body: { cell: safe } })).status).toBe(200);
    expect((await call('cashOutMinesGame', { path: { id: game.id } })).status).toBe(200);
    expect(await call('startMinesGame', { body: { amount: 1000, mines: 3, client_seed: 'outra' } })).toMatchObject({
      status: 403,
      body: { status: 'limit_reached', message: 'Você atingiu o seu limite de tempo de hoje.' },
    });
  });

  test('reality-check: a stake of R$ 10,00 sends a reminder, while the round is open (SPEC Q21)', async () => {
    const { call, world } = await visitor('reality-check');
    const kinds: unknown[] = [];
    world.events.subscribe(({ name, payload }) => name === 'ProtectionEvent' && kinds.push((payload as { kind: string }).kind));
    await call('startMinesGame', { body: { amount: 1000, mines: 3, client_seed: 'minha' } });
    expect(kinds).toEqual(['spend_reminder']);
    expect((await call('getPlaySession')).body).toMatchObject({ data: { staked: 1000, net: 0, open_rounds: 1 } });
  });

  test('bonus-nearly-done: 97 % of the wagering is done', async () => {
    const { call } = await visitor('bonus-nearly-done');
    const me = (await call('getMe')).body as { user_rollover: { id: string } };
    expect(me).toMatchObject({
      balance: 20_000,
      user_rollover: { active: 1, amount_current: 5000, amount_rollover: 50_000, amount_wagered: 48_500, balance: 5000 },
    });
    expect((await call('listBonusContributions', { path: { bonusId: me.user_rollover.id } })).body).toMatchObject({ meta: { total: 10 } });
  });
});

describe('every player of a scenario', () => {
  const named = SCENARIO_NAMES.filter((name) => scenarios[name].player !== undefined);
  const ours = (name: ScenarioName, key: string, { world, headers }: Awaited<ReturnType<typeof visitor>>) => {
    const first = scenarios[name].player?.name.split(' ')[0]?.toLowerCase() ?? '';
    const player = world.players.byLogin(`${first}.${key}@exemplo.invalid`);
    expect(headers['X-Mock-Scenario']).toBe(`${name}:${key}`);
    if (player === undefined) throw new Error(`no player in ${name}`);
    return player;
  };

  test.each(named)('%s: has a unique id, e-mail and CPF, and a consistent ledger', async (name) => {
    const app = await visitor(name, 'k9');
    const player = ours(name, 'k9', app);
    expect(player.id).toMatch(/^usr_[0-9a-f]{16}$/);
    expect(isCpf(player.cpf)).toBe(true);
    const { journal, wallet } = app.world.accounts.get(player.id);
    const sum = [...journal.values()].reduce(
      (all, { type, amount, balanceAfter }) => all + (balanceAfter === null ? 0 : type === 1 ? amount : -amount),
      0,
    );
    expect(sum).toBe(wallet.balances.real);
  });

  test('no two scenarios share a first name, because e-mails derive from it', () => {
    const firsts = ['Ana', 'Bruno', 'Carla', ...named.map((name) => scenarios[name].player?.name.split(' ')[0])];
    expect(firsts.filter((first, index) => firsts.indexOf(first) < index)).toEqual([]);
  });
});

test('docs/stand-in.md lists every scenario', () => {
  const listed = readFileSync('docs/stand-in.md', 'utf8').match(/^`new-player` · .*$/m)?.[0] ?? '';
  expect(listed.split(' · ')).toEqual(SCENARIO_NAMES.map((name) => `\`${name}\``));
});
