import { expect, it } from 'vitest';

import { parseRuntimeConfig } from '../../src/api/runtime-config';

import { pageHeaders } from './headers';

const permissionsFor = (config: object) => pageHeaders(parseRuntimeConfig(JSON.stringify(config)))['Permissions-Policy'];

it('only the verification widget may use the camera', () => {
  expect(permissionsFor({ verification: { token: 't', origin: 'https://verify.example' } })).toContain(
    'camera=(self "https://verify.example")',
  );
});

it('the camera is denied if no widget is configured', () => {
  expect(permissionsFor({})).toContain('camera=()');
});
