import type { components } from '@generated/schema';
import { describe, expect, test } from 'vitest';

import type { World } from '../../db/world';
import { UNPROTECTED } from '../../domain/protection/protection';
import { testApp } from '../app.fixture';

test('notices are paged, newest first, and keep their first read time', async () => {
  const { world, call, logIn } = testApp();
  const token = await logIn();
  const list = async (query = '') => (await call('listNotifications', { token, query })).body as components['schemas']['NotificationList'];
  expect((await list()).data.map(({ id, read_at }) => [id, read_at === null])).toEqual([
    ['ntf_1', true],
    ['ntf_2', false],
  ]);
  expect(await list('per_page=1&page=2')).toMatchObject({ data: [{ id: 'ntf_2' }], meta: { last_page: 2, total: 2 } });

  const first = await call('readNotification', { token, path: { id: 'ntf_1' } });
  expect(first.body).toMatchObject({ data: { read_at: '2026-11-21T14:05:00-03:00' } });
  world.clock.advance(60_000);
  expect((await call('readNotification', { token, path: { id: 'ntf_1' } })).body).toEqual(first.body);
});

test('notices are filtered by type and unread, and the count covers all of them', async () => {
  const { call, logIn } = testApp();
  const token = await logIn();
  const found = async (query: string) => {
    const { data, unread_count } = (await call('listNotifications', { token, query })).body as components['schemas']['NotificationList'];
    return [data.map(({ id }) => id), unread_count];
  };
  const [first] = ((await call('listNotifications', { token })).body as components['schemas']['NotificationList']).data;
  expect(await found(`type=${first?.type ?? ''}`)).toEqual([['ntf_1'], 1]);
  expect(await found('status=unread')).toEqual([['ntf_1'], 1]);
  expect((await call('readAllNotifications', { token })).status).toBe(204);
  expect(await found('status=unread')).toEqual([[], 0]);
});

test('a type that the player does not want creates no notice and no event (SPEC B20)', async () => {
  const { world, call, logIn } = testApp();
  const token = await logIn();
  const heard: unknown[] = [];
  world.events.subscribe(({ name, payload }) => name === 'NotificationEvent' && heard.push(payload));
  const notice = { type: 'bonus', title: 'Bônus', body: 'Seu bônus chegou.', url: null } as const;
  expect(await call('setNotificationSettings', { token, body: { bonus: false } })).toMatchObject({
    status: 200,
    body: { data: { deposit: true, withdrawal: true, bonus: false, bet: true, system: true } },
  });
  world.notices.send('usr_1', notice);
  expect([world.notices.forPlayer('usr_1').length, heard]).toEqual([2, []]);
  await call('setNotificationSettings', { token, body: { bonus: true } });
  world.notices.send('usr_1', notice);
  const [newest] = world.notices.forPlayer('usr_1');
  expect([newest?.title, heard]).toEqual(['Bônus', [{ id: newest?.id, type: 'bonus' }]]);
});

test('another player’s notice is a 404', async () => {
  const { call, logIn } = testApp();
  expect((await call('readNotification', { token: await logIn(), path: { id: 'ntf_4' } })).status).toBe(404);
});

describe('web push', () => {
  const subscription = {
    endpoint: 'https://push.example.invalid/send/9f2c',
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const notice = (type: 'withdrawal' | 'bonus', title: string) => ({ type, title, body: 'Texto.', url: '/user/withdraw' });

  test('a device receives withdrawals, deposits and limits, until its session ends (SPEC B22)', async () => {
    const { world, call, control, logIn } = testApp();
    const token = await logIn();
    const subscribed = async () => (await call('getPush', { token })).body;
    const sent = async () =>
      ((await control('GET /push')).body as { data: { notice: { title: string } }[] }).data.map((one) => one.notice.title);
    expect(await subscribed()).toMatchObject({ data: { subscribed: false } });
    world.notices.send('usr_1', notice('withdrawal', 'Antes'));
    expect(await call('subscribeToPush', { token, body: subscription })).toMatchObject({
      status: 200,
      body: { data: { subscribed: true } },
    });
    world.notices.send('usr_1', notice('withdrawal', 'Saque enviado'));
    world.notices.send('usr_1', notice('bonus', 'Bônus'));
    world.notices.send('usr_2', notice('withdrawal', 'De outra pessoa'));
    expect(await sent()).toEqual(['Saque enviado']);
    await call('logout', { token });
    world.notices.send('usr_1', notice('withdrawal', 'Depois'));
    expect(await sent()).toEqual(['Saque enviado']);
  });

  test('a device that unsubscribes receives nothing more; an address without https is a 422', async () => {
    const { world, call, logIn } = testApp();
    const token = await logIn();
    const body = { ...subscription, endpoint: 'http://push.example.invalid/send' };
    expect((await call('subscribeToPush', { token, body })).status).toBe(422);
    await call('subscribeToPush', { token, body: subscription });
    expect((await call('unsubscribeFromPush', { token })).status).toBe(204);
    world.notices.send('usr_1', notice('withdrawal', 'Saque enviado'));
    expect(world.push.sent()).toEqual([]);
  });
});

describe('a notice is created for', () => {
  const STANDING = { identity: 'approved', ipBlocked: false, withdrawNeedsKyc: true, protection: UNPROTECTED } as const;

  async function told(happens: (world: World) => void) {
    const { world, call, logIn, reports } = testApp();
    const token = await logIn();
    happens(world);
    const { data } = (await call('listNotifications', { token })).body as components['schemas']['NotificationList'];
    expect(reports).toEqual([]);
    return data.slice(0, -2);
  }
  const ana = ({ players }: World) => {
    const player = players.byId('usr_1');
    if (player === undefined) throw new Error('this world has no Ana');
    return player;
  };

  test('a deposit that is approved', async () => {
    const notices = await told((world) => {
      const deposit = world.cashier.deposit(ana(world), { amount: 2000 }, STANDING);
      if (deposit.ok) world.cashier.pay(deposit.value.id);
    });
    expect(notices).toMatchObject([{ type: 'deposit', body: 'Seu depósito de R$ 20,00 foi aprovado.', read_at: null }]);
  });

  test.each([
    ['paid', 'Saque enviado'],
    ['rejected', 'Saque recusado'],
  ] as const)('a withdrawal that is %s', async (status, title) => {
    const notices = await told((world) => {
      const key = world.cashier.addKey(ana(world), 'cpf', ana(world).cpf);
      const withdrawal = world.cashier.withdraw(ana(world), { amount: 12_000, pixKeyId: key.ok ? key.value.id : '' }, STANDING);
      if (!withdrawal.ok) return;
      if (status === 'paid') world.cashier.move(withdrawal.value.id, 'processing');
      world.cashier.move(withdrawal.value.id, status);
    });
    expect(notices.map((notice) => notice.title)).toEqual([title]);
  });

  test('a limit that is nearly used up', async () => {
    const notices = await told((world) => {
      const account = world.accounts.get('usr_1');
      world.accounts.setProtection(account, {
        ...account.protection,
        limits: [{ type: 'bet', period: 'day', value: 10_000, pending: null }],
      });
      world.betting.stake('usr_1', { id: 'gms_1', game: null, contributionPercent: 100, amount: 8000 }, STANDING);
    });
    expect(notices.map(({ title }) => title)).toEqual(['Limite de apostas perto do fim']);
  });

  test('a suspension and its end', async () => {
    const notices = await told((world) => {
      const account = world.accounts.get('usr_1');
      world.accounts.setProtection(account, { ...account.protection, suspendedUntil: world.clock.now() + 60_000 });
      world.clock.advance(60_000);
      world.tick();
    });
    expect(notices.map(({ title }) => title)).toEqual(['Pausa encerrada', 'Conta em pausa']);
  });

  test('an exclusion', async () => {
    const notices = await told((world) => {
      const account = world.accounts.get('usr_1');
      world.accounts.setProtection(account, { ...account.protection, exclusion: { until: null, withdrawUntil: world.clock.now() } });
    });
    expect(notices).toMatchObject([{ title: 'Autoexclusão', body: expect.stringContaining('prazo indeterminado') }]);
  });

  test('a changed verification, but not for an unchanged one', async () => {
    const notices = await told((world) => {
      world.players.update('usr_1', { verification: 'approved' });
      world.players.update('usr_1', { verification: 'pending_face_id' });
      world.clock.advance(1000);
      world.players.update('usr_1', { verification: 'approved' });
    });
    expect(notices.map(({ title }) => title)).toEqual(['Conta verificada', 'Falta a verificação facial']);
  });
});
