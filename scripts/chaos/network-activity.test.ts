import { EventEmitter } from 'node:events';

import { expect, test } from 'vitest';

import { isAnswered } from './faults';
import { watchNetwork } from './network-activity';

const SITE = 'http://localhost:5273';
const requestOf = (path: string) => ({ url: () => SITE + path });

/** Watches a page that only emits events. */
function watch(isDue: (url: URL) => boolean = () => true) {
  const page = new EventEmitter();
  return { page, network: watchNetwork(page, isDue) };
}

test('a response is pending until its request ends', () => {
  const { page, network } = watch();
  const [first, second] = [requestOf('/v2/games'), requestOf('/v2/categories')];
  page.emit('request', first);
  page.emit('request', second);
  page.emit('requestfinished', first);
  expect(network.isPending()).toBe(true);
  page.emit('requestfailed', second);
  expect([network.isPending(), network.events()]).toEqual([false, 4]);
});

test('a response that never comes is not waited for', () => {
  const { page, network } = watch((url) => isAnswered('hang', url, SITE));
  page.emit('request', requestOf('/v2/games'));
  expect([network.isPending(), network.events()]).toEqual([false, 0]);
});

test.each([
  ['hang', '/v2/games', false],
  ['hang', '/assets/index.js', true],
  ['500', '/v2/games', true],
] as const)('under the fault %s a response to %s is due: %s', (fault, path, isDue) => {
  expect(isAnswered(fault, new URL(SITE + path), SITE)).toBe(isDue);
});

test('the response of another site is not due', () => {
  expect(isAnswered('none', new URL('http://127.0.0.1:4111/chat'), SITE)).toBe(false);
});
