import { describe, expect, it, test } from 'vitest';

import { frameRights, plainGameRights } from '../../frames/providers';
import { parseRuntimeConfig } from '../../src/api/runtime-config';

import { responseHeaders, responseKinds } from './headers';

const config = parseRuntimeConfig('');
const permissionsFor = (given: object) => responseHeaders('page', parseRuntimeConfig(JSON.stringify(given)))['Permissions-Policy'];

it('only the verification widget may use the camera', () => {
  expect(permissionsFor({ verification: { token: 't', origin: 'https://verify.example' } })).toContain(
    'camera=(self "https://verify.example")',
  );
});

it('the camera is denied if no widget is configured', () => {
  expect(permissionsFor({})).toContain('camera=()');
});

it('the location is denied unless the policy may require it (SPEC Q34)', () => {
  expect(permissionsFor({})).toContain('geolocation=(self)');
  expect(permissionsFor({ regulation: { geolocation: 'off' } })).toContain('geolocation=()');
});

it('no permission of a third party is denied to the whole page', () => {
  const header = permissionsFor({ verification: { token: 't', origin: 'https://verify.example' } });
  for (const { permissions } of [...Object.values(frameRights), plainGameRights('araucaria')])
    for (const feature of permissions) expect(header).not.toContain(`${feature}=()`);
});

describe.each(responseKinds)('a response of the kind %s', (kind) => {
  const headers = responseHeaders(kind, config, { isDeployed: true });

  test('requires https, declares its type and denies features and other origins', () => {
    expect(headers).toMatchObject({
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'Permissions-Policy': expect.stringContaining('microphone=()'),
      'Referrer-Policy': kind === 'recovery' ? 'no-referrer' : 'strict-origin-when-cross-origin',
    });
  });
});

it('localhost is not pinned to https', () => {
  expect(responseHeaders('page', config)).not.toHaveProperty('Strict-Transport-Security');
});

test.each([
  ['page', 'no-cache'],
  ['worker', 'no-cache'],
  ['asset', 'public, max-age=31536000, immutable'],
  ['version', 'no-store'],
  ['error', 'no-store'],
  ['backend', undefined],
] as const)('a response of the kind %s has the cache control %s', (kind, expected) => {
  expect(responseHeaders(kind, config)['Cache-Control']).toBe(expected);
});

test.each([
  ['missing', "script-src 'self'"],
  ['worker', "default-src 'self'; "],
  ['file', "default-src 'none'"],
] as const)('the policy of the kind %s contains %s', (kind, directive) => {
  expect(responseHeaders(kind, config)['Content-Security-Policy']).toContain(directive);
});
