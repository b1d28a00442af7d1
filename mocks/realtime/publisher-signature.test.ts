import { createHash } from 'node:crypto';
import Pusher from 'pusher';
import { expect, test } from 'vitest';
import { publisherSignatureError, type SignedRequest } from './publisher-signature';

const app = { key: 'standin-key', secret: 'standin-secret' };
const official = new Pusher({ ...app, appId: 'standin', host: '127.0.0.1' });
const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const now = () => Date.now() / 1000;

function signed(method: string, path: string, body = '', params = {}): SignedRequest {
  const query = official.createSignedQueryString({ method, path, body, params });
  return { method, path, query: new URLSearchParams(query), body };
}

const check = (request: SignedRequest, seconds = now()) => publisherSignatureError(app, request, md5, seconds);

test.each([
  signed('POST', '/apps/standin/events', '{"name":"x","data":"João"}'),
  signed('GET', '/apps/standin/channels'),
  signed('GET', '/apps/standin/channels', '', { filter_by_prefix: 'private-', info: 'subscription_count,user_count' }),
])('accepts what the official package signs: $method $path $query', async (request) => {
  expect(await check(request)).toBeUndefined();
});

const good = signed('POST', '/apps/standin/events', '{"name":"x"}');

function altered(change: Record<string, string>): SignedRequest {
  const query = new URLSearchParams(good.query);
  for (const [name, value] of Object.entries(change)) query.set(name, value);
  return { ...good, query };
}

test.each<[string, SignedRequest, RegExp]>([
  ['another path', { ...good, path: '/apps/other/events' }, /Invalid signature/],
  ['another method', { ...good, method: 'PUT' }, /Invalid signature/],
  ['another body', { ...good, body: '{"name":"y"}' }, /body_md5/],
  ['an added parameter', altered({ info: 'x' }), /Invalid signature/],
  ['another key', altered({ auth_key: 'other' }), /auth_key/],
  ['another version', altered({ auth_version: '2.0' }), /auth_version/],
  ['a timestamp that is none', altered({ auth_timestamp: 'soon' }), /Timestamp/],
  ['another signature', altered({ auth_signature: 'a'.repeat(64) }), /Invalid signature/],
  ['no query', { ...good, query: new URLSearchParams() }, /auth_key/],
])('a signature is rejected for %s', async (_, request, problem) => {
  expect(await check(request)).toMatch(problem);
});

test.each([
  [599, undefined],
  [-599, undefined],
  [602, /Timestamp/],
  [-602, /Timestamp/],
])('a timestamp %i seconds off is accepted or rejected', async (off, problem) => {
  const answer = await check(good, Number(good.query.get('auth_timestamp')) + off);
  if (problem) expect(answer).toMatch(problem);
  else expect(answer).toBeUndefined();
});
