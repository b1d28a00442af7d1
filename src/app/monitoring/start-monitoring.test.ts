import { createTransport, getReplay } from '@sentry/browser';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { startMonitoring } from './start-monitoring';
import { ContractError } from '@/api/errors';
import { reportIncident } from '@/shared/lib/incidents';
import { MissingCodeError } from '@/shared/lib/missing-code';

import { reportCaughtError } from '../errors/error-reports';

const sent: string[] = [];
let stop: (() => void) | undefined;

beforeEach(() => {
  sent.length = 0;
  window.history.replaceState(null, '', '/recuperar-senha?token=segredo#aqui');
  document.cookie = 'utm_source=ana';
});
afterEach(() => {
  stop?.();
  window.history.replaceState(null, '', '/');
});

/** Records the events in `sent`. */
function start(replays = false): void {
  stop = startMonitoring({
    replays,
    dsn: 'https://chave@monitor.example/7',
    build: 'build-1',
    tags: () => ({ brand: 'mare', route: 'recover' }),
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        sent.push(typeof body === 'string' ? body : new TextDecoder().decode(body));
        return { statusCode: 200 };
      }),
  });
}

const events = () => sent.map((envelope) => JSON.parse(envelope.split('\n')[2] ?? '{}'));

test('an event has the type, the stack and the page of the error, but no personal data', async () => {
  start();
  reportCaughtError(new TypeError('No wallet of ana@exemplo.invalid, 529.982.247-25, +55 31 99123-4567, Bearer abc.def'));
  await expect.poll(() => sent.length).toBe(1);
  const [event] = events();
  expect(event.exception.values[0]).toMatchObject({ type: 'TypeError', value: 'No wallet of [e-mail], [cpf], [phone], Bearer [token]' });
  expect(event.sdk.settings.infer_ip).toBe('never');
  expect(event.release).toBe('build-1');
  expect(event.tags).toEqual({ brand: 'mare', route: 'recover' });
  expect(event.request.url).toBe('http://localhost:5173/recuperar-senha');
  for (const key of ['user', 'breadcrumbs', 'extra', 'contexts', 'server_name']) expect(event[key]).toBeUndefined();
  expect(sent.join('')).not.toMatch(/segredo|exemplo\.invalid|529\.982|99123-4567|utm_source|abc\.def/);
});

test('a breach of the contract has its operation and pointer as tags, and is one group of the service', async () => {
  start();
  reportCaughtError(new ContractError('getPage', '/title', 'Too big: expected string to have <=120 characters'));
  reportCaughtError(new ContractError('getPlayer', '/by_login/ana@exemplo.invalid', 'does not match'));
  await expect.poll(() => sent.length).toBe(2);
  const [event, other] = events();
  expect(event).toMatchObject({ release: 'build-1', fingerprint: ['contract', 'getPage', '/title'] });
  expect(event.exception.values[0].type).toBe('ContractError');
  expect(event.tags).toEqual({ brand: 'mare', route: 'recover', operation: 'getPage', pointer: '/title' });
  expect(other.tags.pointer).toBe('/by_login/[e-mail]');
  expect(sent.join('')).not.toContain('exemplo.invalid');
});

test('a money operation of unknown outcome is counted once, by its kind, brand and route', async () => {
  reportIncident('money.unknown', 'withdraw');
  start();
  reportIncident('money.unknown', 'withdraw');
  stop?.();
  const items = () => events().flatMap(({ items: sentItems }) => sentItems ?? []);
  await expect.poll(items).toEqual([expect.objectContaining({ name: 'money.unknown', type: 'counter', value: 1 })]);
  expect(items()[0].attributes).toMatchObject({ operation: { value: 'withdraw' }, brand: { value: 'mare' }, route: { value: 'recover' } });
});

test('code that did not load has an event with the name of its error', async () => {
  start();
  reportCaughtError(new MissingCodeError(new Error('blocked')));
  await expect.poll(() => events().map(({ exception }) => exception.values.at(-1).type)).toEqual(['MissingCodeError']);
});

test('errors caught before the monitoring started are sent', async () => {
  reportCaughtError(new Error('early'));
  start();
  await expect.poll(() => events().map(({ exception }) => exception.values[0].value)).toEqual(['early']);
});

test('uncaught errors and unhandled rejections are sent', async () => {
  start();
  window.onerror?.('loose', '', 1, 1, new RangeError('loose'));
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: new Error('left alone') });
  window.dispatchEvent(rejection);
  await expect.poll(() => events().map(({ exception }) => exception.values[0].value)).toEqual(['loose', 'left alone']);
});

test('at most 30 errors are sent per page', async () => {
  start();
  for (let time = 0; time < 60; time += 1) reportCaughtError(new Error(`error ${'abcdefgh'.slice(time % 8)} ${'i'.repeat(time)}`));
  await expect.poll(() => sent.length).toBe(30);
});

test('an iframe that died is counted by its kind, brand and route, without an address (SPEC S22)', async () => {
  reportIncident('frame.dead', 'game');
  start();
  stop?.();
  await expect
    .poll(() => events().flatMap(({ items }) => items ?? []))
    .toEqual([expect.objectContaining({ name: 'frame.dead', type: 'counter', value: 1 })]);
  const [{ attributes }] = events().flatMap(({ items }) => items ?? []);
  expect(attributes).toMatchObject({ frame: { value: 'game' }, brand: { value: 'mare' }, route: { value: 'recover' } });
  expect(sent.join('')).not.toMatch(/segredo|recuperar-senha|utm_source/);
});

test('a session is recorded only with the switch (SPEC S19, S22)', async () => {
  start();
  stop?.();
  expect(getReplay()).toBeUndefined();
  start(true);
  await expect.poll(() => getReplay()).toBeDefined();
  await getReplay()?.stop();
});
