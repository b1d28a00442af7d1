import { expect, test } from 'vitest';

import { checkDocument, ERROR, HEAD } from '../document-features.fixture';
import type { Reply, Visit } from '../document-features.fixture';

/** A list that shows two of its records, whose keys have one of 30 forms. */
const CONTRACT = `${HEAD}paths:
  /shelves:
    get:
      operationId: listShelves
      responses:
        '200': { description: ok, content: { application/json: { schema: { type: array, items: { type: object } } } } }
  /shelves/{code}:
    get:
      operationId: getShelf
      parameters: [{ name: code, in: path, required: true, schema: { type: string, pattern: '^[A-C][0-9]$' } }]
      responses:
        '200': { description: ok, content: { application/json: { schema: { type: object, nullable: true } } } }
        '404': ${ERROR}
`;

const serve =
  (shelf: (code: string) => Reply) =>
  ({ method, path }: Visit): Reply => {
    if (method !== 'GET') return { status: 405, body: {} };
    if (path === '/shelves') return { status: 200, body: [{ code: 'A1' }, { code: 'B7' }] };
    const code = path.replace('/shelves/', '');
    return /^[A-C]\d$/.test(code) ? shelf(code) : { status: 404, body: {} };
  };

const check = (shelf: (code: string) => Reply) => checkDocument({ 'openapi.yaml': CONTRACT }, serve(shelf));

test('An id that was made up may exist on a page that was not read.', async () => {
  // Every second one exists, so that a seed would sooner or later make one up.
  const exists = (code: string) => Number(code[1]) % 2 === 1;
  const { found } = await check((code) => (exists(code) ? { status: 200, body: { code } } : { status: 404, body: {} }));
  expect(found).toEqual([]);
});

test('If every id exists that can be made up, the check is blocked.', async () => {
  const { found, report } = await check((code) => ({ status: 200, body: { code } }));
  expect(found).toEqual([]);
  expect(report.blocked).toContainEqual({
    check: 'not-found-accepted',
    operationId: 'getShelf',
    reason: 'every value of {code} that was made up in the form of its schema is accepted, and may exist',
  });
});

test('A record that does not exist must not be answered with null.', async () => {
  const { found } = await check((code) => ({ status: 200, body: code === 'A1' || code === 'B7' ? { code } : null }));
  expect(found).toEqual(['not-found-accepted getShelf {code} openapi.yaml:10']);
});
