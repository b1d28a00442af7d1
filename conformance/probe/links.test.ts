import { expect, test } from 'vitest';

import { testOperation } from '../contract/operation.fixture';
import { findTarget, isOwnAddress } from './links';

const sources = {
  client: { base: 'http://127.0.0.1:8000' },
  contract: {
    serverUrls: ['https://harbour.invalid/port', '/relative'],
    operations: [testOperation({ id: 'getVessel', path: '/vessels/{id}' })],
  },
};
const FROM = 'http://127.0.0.1:8000/vessels';

test.each([
  ['/vessels/1', true],
  ['1', true],
  ['http://127.0.0.1:8000/anything', true],
  ['https://harbour.invalid/port/vessels/1', true],
  ['https://harbour.invalid/pages/1', false],
  ['//cdn.example/vessels/1', false],
  ['http://127.0.0.1:8001/vessels/1', false],
  ['mailto:ana@exemplo.invalid', false],
  ['http://[', false],
])('whether %s is an address of this server: %s', (address, isOwn) => {
  expect(isOwnAddress(sources, address, FROM)).toBe(isOwn);
});

test.each([
  ['/vessels/VS-1', 'VS-1'],
  ['/vessels/a%20b', 'a b'],
  ['/vessels/%ZZ', '%ZZ'],
  ['https://harbour.invalid/port/vessels/VS-1', 'VS-1'],
  ['//cdn.example/vessels/VS-1', undefined],
  ['/port/vessels/VS-1', undefined],
])('the vessel that %s means is %s', (address, id) => {
  expect(findTarget(sources, address, FROM)?.draft.parameters.get('path id')).toBe(id);
});
