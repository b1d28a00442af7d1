import { expect, test } from 'vitest';

import { checkDocument } from '../document-features.fixture';

const CONTRACT = `openapi: 3.0.3
info: { title: Games, version: '1' }
paths:
  /games:
    get:
      operationId: listGames
      parameters: [{ name: sort, in: query, schema: { type: string, enum: [name] } }]
      responses: { '200': { description: ok, content: { application/json: { schema: { type: array, items: { type: object } } } } } }
`;

const listSortFindings = async (names: readonly (string | number)[]) => {
  const { found } = await checkDocument({ 'openapi.yaml': CONTRACT }, ({ method, path }) => {
    if (path !== '/games') return { status: 404, body: {} };
    return method === 'GET' ? { status: 200, body: names.map((name, id) => ({ id, name })) } : { status: 405, body: {} };
  });
  return found.filter((one) => one.startsWith('list-sort'));
};

test.each([
  ['by characters', ['10 Cajus', '5 Sapos', '9 Chaves']],
  ['with numbers by their value', ['5 Sapos', '9 Chaves', '10 Cajus']],
])('Texts may be sorted %s.', async (_, names) => {
  expect(await listSortFindings(names)).toEqual([]);
});

test('Texts in no order are a finding.', async () => {
  expect(await listSortFindings(['9 Chaves', '10 Cajus', '5 Sapos'])).toEqual([expect.stringContaining('list-sort listGames ?sort')]);
});

test('Numbers in the order of texts are a finding.', async () => {
  expect(await listSortFindings([100, 20, 3, 45])).toEqual([expect.stringContaining('list-sort listGames ?sort')]);
});
