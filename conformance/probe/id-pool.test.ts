import { expect, test } from 'vitest';

import type { Operation } from '../contract/contract';
import { IdPool, nameStem } from './id-pool';

const operation = (path: string, secured = true): Operation => ({
  id: path,
  method: 'GET',
  path,
  tags: [],
  description: '',
  source: null,
  parameters: [],
  body: null,
  responses: [],
  credential: secured ? { scheme: 'bearer', kind: 'bearer', in: 'header', name: 'Authorization', prefix: 'Bearer ' } : null,
  credentials: [],
  money: false,
  node: { file: '', pointer: '', value: {} },
});

const pool = new IdPool();
pool.harvest(operation('/v2/games', false), { data: [{ id: '1001', provider: { id: 7 } }] });
pool.harvest(operation('/api/pix-keys'), { data: [{ id: 'pix_1' }] });
pool.harvest(operation('/api/deposits'), { data: { transaction_id: 'trx_9' } });
pool.harvest(operation('/api/rounds/current'), { data: { id: 'rnd_5' } });

test.each([
  ['id', '/v2/games', 'path', '1001'],
  ['gameId', '/api/favorites', 'path', '1001'],
  ['id', '/v2/providers', 'path', 7],
  ['pix_key_id', '/api/withdrawals', 'body', 'pix_1'],
  ['id', '/api/deposits', 'path', 'trx_9'],
  ['round_id', '/api/rounds/bets', 'body', 'rnd_5'],
] as const)('%s of %s in the %s', (name, path, location, value) => {
  expect(pool.candidates(name, path, location)[0]?.value).toBe(value);
});

test('An id from a public response is public.', () => {
  expect(pool.isPublic('1001', 'gameId', '/api/favorites')).toBe(true);
  expect(pool.isPublic('pix_1', 'id', '/api/pix-keys')).toBe(false);
});

test('A number from a public response is not public for another kind of record.', () => {
  expect(pool.isPublic('1001', 'orderId', '/api/orders')).toBe(false);
});

test('Spellings of a name have the same stem.', () => {
  expect(['pix-keys', 'pix_key', 'PixKey'].map(nameStem)).toEqual(['pixkey', 'pixkey', 'pixkey']);
  expect(nameStem('categories')).toBe(nameStem('category'));
});
