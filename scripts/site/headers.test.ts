import { expect, it } from 'vitest';

import { parseRuntimeConfig } from '../../src/api/runtime-config';

import { pageHeaders } from './headers';

const policyOf = (config: object) => pageHeaders(parseRuntimeConfig(JSON.stringify(config)))['Permissions-Policy'];

it('lends the camera to the verification widget alone', () => {
  expect(policyOf({ verification: { token: 't', origin: 'https://verify.example' } })).toContain('camera=(self "https://verify.example")');
});

it('lets nobody have the camera where no widget is configured', () => {
  expect(policyOf({})).toContain('camera=()');
});
