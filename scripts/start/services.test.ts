import { expect, test } from 'vitest';

import { development } from '../addresses';
import { listServices } from './services';

test('npm start gives the stand-in a tag container, so that consent and measurement are seen', () => {
  const { argv = [] } = listServices('http', development).find(({ name }) => name === 'stand-in') ?? {};
  expect(argv.slice(argv.indexOf('--pixel')).slice(0, 2)).toEqual(['--pixel', 'GTM-DEMO123']);
});
