import { expect, test } from 'vitest';

import { checkDocument } from '../document-features.fixture';

const CONTRACT = `openapi: 3.0.3
info: { title: Things, version: '1' }
paths:
  /things:
    post:
      operationId: createThing
      requestBody: { required: true, content: { application/json: { schema: { type: object, properties: { name: { type: string } } } } } }
      responses: { '201': { description: ok }, '415': { description: no } }
`;

test('A server that refuses every body of the documented type is found.', async () => {
  const { found } = await checkDocument({ 'openapi.yaml': CONTRACT }, ({ method, path }) =>
    path === '/things' ? { status: method === 'POST' ? 415 : 405 } : { status: 404 },
  );
  expect(found).toContainEqual(expect.stringContaining('request-refused-valid createThing'));
});
