import { expect, test } from 'vitest';

import { addressesFrom, development } from '../addresses';
import { listServices } from './services';

test('with TLS every address that a page loads or calls has it', () => {
  for (const backend of ['http', 'worker', 'prism'] as const) {
    for (const { name, argv } of listServices(backend, development, { isSecure: true })) {
      const given = argv.filter((_, index) => /^--(third-parties|backend|site)$/.test(argv[index - 1] ?? ''));
      expect(
        given.filter((address) => !address.startsWith('https://')),
        name,
      ).toEqual([]);
    }
  }
});

test('third parties accept the site and the preview of its build', () => {
  const [, { argv = [] } = {}] = listServices('http', addressesFrom(6000));
  expect(argv.filter((_, index) => argv[index - 1] === '--site')).toEqual(['http://localhost:6000', 'http://localhost:6001']);
});

test('npm start gives the stand-in a tag container, so that consent and measurement are seen', () => {
  const { argv = [] } = listServices('http', development).find(({ name }) => name === 'stand-in') ?? {};
  expect(argv.slice(argv.indexOf('--pixel')).slice(0, 2)).toEqual(['--pixel', 'GTM-DEMO123']);
});
