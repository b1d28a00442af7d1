import type { components } from '@generated/schema';
import { expect, test } from 'vitest';

import { expectOk } from '../../domain/results.fixture';
import { dataOf, testApp } from '../app.fixture';

type Schemas = components['schemas'];
const PASSWORD = 'palpite2026';
const DAY_MS = 24 * 3_600_000;
const DIEGO = {
  name: 'Diego Alves',
  document: '93541134780',
  email: 'diego@exemplo.invalid',
  email_confirmation: 'diego@exemplo.invalid',
  phone: '31991234567',
  birthday: '1994-02-28',
  password: PASSWORD,
  password_confirmation: PASSWORD,
  termsAccepted: true,
};

async function asAna() {
  const app = testApp();
  const token = await app.logIn();
  const call: typeof app.call = (id, options = {}) => app.call(id, { token, ...options });
  const log = async (kind?: string) =>
    dataOf<Schemas['Activity'][]>(await call('listActivity', { query: kind === undefined ? '' : `kind=${kind}` })).map(
      ({ kind: of, description }) => `${of}: ${description}`,
    );
  return { ...app, call, log };
}

test('the log has logins, limits, pauses, consents, access data and terms, newest first, with the device (SPEC Q3)', async () => {
  const { call, log, world } = await asAna();
  world.terms.setAccepted('usr_1', [{ version: '2.3', acceptedAt: 0 }]);
  await call('setProtectionLimit', { body: { type: 'deposit', period: 'day', amount: 10_000 } });
  await call('updateProfile', { body: { marketing_opt_in: true } });
  await call('acceptTerms', { body: { version: '2.4' } });
  await call('changePassword', { body: { current_password: PASSWORD, password: 'nova-2026-x', password_confirmation: 'nova-2026-x' } });
  await call('suspendAccount', { body: { hours: 24, password: 'nova-2026-x' } });
  expect(await log()).toEqual([
    'exclusion: Pausa de 24 horas.',
    'security: Senha alterada.',
    'terms: Termos de uso aceitos, versão 2.4.',
    'consent: Novidades e promoções por e-mail e celular: permitidas.',
    'limit: Limite de depósitos por dia: R$ 100,00.',
    'login: Acesso à conta.',
  ]);
  const [last] = dataOf<Schemas['Activity'][]>(await call('listActivity', { query: 'per_page=1' }));
  expect(last).toMatchObject({ ip: '203.0.113.7', created_at: '2026-11-21T14:05:00-03:00' });
});

test('the log is filtered by kind and paged (SPEC Q3)', async () => {
  const { call, log, logIn } = await asAna();
  await logIn();
  await call('setProtectionLimit', { body: { type: 'time', period: 'day', minutes: 120 } });
  expect(await log('limit')).toEqual(['limit: Limite de tempo de jogo por dia: 2 h.']);
  const page = await call('listActivity', { query: 'kind=login&per_page=1&page=2' });
  expect(page.body).toMatchObject({ data: [{ kind: 'login' }], meta: { current_page: 2, last_page: 2, total: 2 } });
});

test('a rejected change is not logged', async () => {
  const { call, log } = await asAna();
  await call('suspendAccount', { body: { hours: 24, password: 'guess-guess' } });
  await call('updateProfile', { body: { marketing_opt_in: false } });
  expect(await log()).toEqual(['login: Acesso à conta.']);
});

test('a deletion request needs the password, has a protocol, and is one at a time (SPEC Q4)', async () => {
  const { call } = await asAna();
  const request = (password: string) => call('requestDataDeletion', { body: { password } });
  expect(await request('guess-guess')).toMatchObject({ status: 422, body: { errors: { password: ['Senha incorreta.'] } } });
  expect((await call('getPrivacy')).body).toMatchObject({ data: { deletion: null } });
  expect(await request(PASSWORD)).toMatchObject({ status: 201, body: { data: { protocol: '2026-000001', status: 'received' } } });
  expect((await request(PASSWORD)).status).toBe(409);
  expect((await call('getPrivacy')).body).toMatchObject({ data: { deletion: { due_at: '2026-12-06T14:05:00-03:00' } } });
});

test('when a deletion request is due, open bets are returned, the balance is paid, and the account is closed (SPEC Q4)', async () => {
  const { call, world, logIn } = await asAna();
  const ana = world.players.byId('usr_1');
  if (ana === undefined) throw new Error('no Ana');
  const access = world.authorization.accessContext(ana, { ipBlocked: false });
  expect(world.mines.start('usr_1', { amount: 1000, mines: 3, clientSeed: 'teste' }, access).ok).toBe(true);
  expect((await call('requestDataDeletion', { body: { password: PASSWORD } })).status).toBe(201);
  world.clock.advance(15 * DAY_MS - 1000);
  const token = await logIn();
  expect(world.deletions.forPlayer('usr_1')?.status).toBe('received');
  world.clock.advance(1000);
  world.tick();
  expect(world.deletions.forPlayer('usr_1')).toMatchObject({ status: 'done', reason: expect.stringContaining('Pagamos R$ 1.250,00') });
  expect(world.accounts.get('usr_1').wallet.balances.real).toBe(0);
  expect(world.mail.all().at(-1)).toMatchObject({ to: ana.email, subject: 'Sua conta foi encerrada' });
  expect((await call('getMe', { token })).status).toBe(401);
  const login = { email: ana.email, login: ana.email, password: PASSWORD };
  expect(await call('login', { body: login })).toMatchObject({
    status: 403,
    body: { error: expect.stringMatching(/encerrada em 06\/12\/2026, como você pediu \(protocolo 2026-000001\)\. O saldo foi pago\./) },
  });
});

test('an account is not closed before its bets and withdrawals have ended, so that all its money is paid out (SPEC Q4)', async () => {
  const { call, world } = await asAna();
  const ana = world.players.byId('usr_1');
  if (ana === undefined) throw new Error('no Ana');
  await call('requestDataDeletion', { body: { password: PASSWORD } });
  world.clock.advance(15 * DAY_MS - 1000);
  world.tick();
  const access = world.authorization.accessContext(ana, { ipBlocked: false });
  const key = expectOk(world.cashier.addKey(ana, 'cpf', ana.cpf));
  const { id } = expectOk(world.cashier.withdraw(ana, { amount: 12_000, pixKeyId: key.id }, access));
  const request = { id: 'rnd_1', game: 'Roleta', contributionPercent: 10, amount: 1000 };
  expect(world.betting.stake('usr_1', request, access).ok).toBe(true);
  world.clock.advance(1000);
  world.tick();
  expect(world.deletions.forPlayer('usr_1')?.status).toBe('received');
  world.betting.settle('usr_1', 'rnd_1', 3000);
  world.clock.advance(1000);
  world.tick();
  expect(world.deletions.forPlayer('usr_1')?.status).toBe('received');
  world.cashier.move(id, 'rejected', 'Chave recusada.');
  world.clock.advance(1000);
  world.tick();
  expect(world.deletions.forPlayer('usr_1')).toMatchObject({ status: 'done', reason: expect.stringContaining('Pagamos R$ 1.270,00') });
});

test('the copy of the data has profile, consents, transactions and log, with names for programs (SPEC Q4)', async () => {
  const { call } = await asAna();
  const { sections } = dataOf<Schemas['PersonalData']>(await call('exportPersonalData'));
  expect(sections.map(({ name }) => name)).toEqual(['profile', 'consents', 'limits', 'pix_keys', 'transactions', 'sessions', 'activity']);
  const fields = sections[0]?.records[0]?.fields ?? [];
  expect(fields.find(({ name }) => name === 'document')).toEqual({ name: 'document', label: 'CPF', value: '52998224725' });
  expect(sections[4]?.records.length).toBeGreaterThan(0);
});

test('the affiliate of the registration is the origin (SPEC Q4)', async () => {
  const { call, world, logIn } = testApp();
  await call('registerPlayer', { body: { ...DIEGO, src: 'placar-certo', utm_campaign: 'abril' } });
  expect(world.players.byEmail(DIEGO.email)?.affiliate).toMatchObject({ name: 'placar-certo', campaign: 'abril' });
  const token = await logIn(DIEGO.email);
  expect((await call('getPrivacy', { token })).body).toMatchObject({ data: { affiliate: { name: 'placar-certo', campaign: 'abril' } } });
});

test('the copy of the data says that a deposit was not paid (SPEC Q4)', async () => {
  const { call, world } = await asAna();
  const newest = async () => {
    const { sections } = dataOf<Schemas['PersonalData']>(await call('exportPersonalData'));
    return sections.find(({ name }) => name === 'transactions')?.records[0]?.fields;
  };
  await call('createDeposit', { body: { amount: 2000, method: 'pix' } });
  expect(await newest()).toContainEqual({ name: 'status', label: 'Situação', value: 'Pendente' });
  world.clock.advance(15 * 60_000);
  expect(await newest()).toContainEqual({ name: 'status', label: 'Situação', value: 'Expirado' });
});
