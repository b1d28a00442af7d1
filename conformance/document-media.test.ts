import { describe, expect, test } from 'vitest';

import { checkDocument, ERROR, HEAD, route } from './document-features.fixture';

describe('A document of OpenAPI 3.0', () => {
  test('may have files in a multipart body.', async () => {
    const { found, report, visits } = await checkDocument(
      {
        'openapi.yaml': `${HEAD}paths:
  /photos:
    post:
      operationId: addPhoto
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema:
              type: object
              required: [title, photo]
              properties: { title: { type: string }, photo: { type: string, format: binary } }
      responses:
        '201': { description: made, content: { application/json: { schema: { type: object } } } }
        '422': ${ERROR}
`,
      },
      route({
        'POST /photos': ({ bytes, headers }) => {
          const text = bytes.toString('latin1');
          const hasAll = /name="photo"; filename="[^"]+"/.test(text) && text.includes('name="title"');
          return (headers['content-type'] ?? '').startsWith('multipart/form-data; boundary=') && hasAll
            ? { status: 201, body: {} }
            : { status: 422, body: {} };
        },
      }),
    );
    expect(found).toEqual([]);
    expect(report.coverage[0]).toMatchObject({ succeeded: true });
    expect(visits.some(({ bytes }) => bytes.includes(Buffer.from('\u0089PNG', 'latin1')))).toBe(true);
  });

  test.each(['application/octet-stream', 'image/png'])('may have a body of %s.', async (type) => {
    const { found, report, visits } = await checkDocument(
      {
        'openapi.yaml': `${HEAD}paths:
  /avatar:
    put:
      operationId: setAvatar
      requestBody: { required: true, content: { ${type}: { schema: { type: string, format: binary } } } }
      responses:
        '204': { description: stored }
        '415': ${ERROR}
        '422': ${ERROR}
`,
      },
      route({
        'PUT /avatar': ({ bytes, headers }) => {
          if (headers['content-type'] !== type) return { status: 415, body: {} };
          return bytes.length > 0 ? { status: 204 } : { status: 422, body: {} };
        },
      }),
    );
    expect(found).toEqual([]);
    expect(report.coverage[0]).toMatchObject({ succeeded: true });
    expect(visits.some(({ bytes }) => bytes.subarray(1, 4).toString('latin1') === 'PNG')).toBe(true);
  });

  test('may document a type that is not JSON, whose violation is not explained as one of JSON.', async () => {
    const { report } = await checkDocument(
      {
        'openapi.yaml': `${HEAD}paths:
  /ping:
    get:
      operationId: ping
      responses: { '200': { description: ok, content: { text/plain: { schema: { type: string } } } } }
`,
      },
      route({ 'GET /ping': () => ({ status: 200, body: 'pong' }) }),
    );
    const finding = report.findings.find(({ check }) => check === 'content-type');
    expect(finding?.message).toContain('the contract documents text/plain. Set the documented type');
  });
});

test.each([
  ['a JSON type of its own', 'application/scim+json', 'application/scim+json, application/json'],
  ['no JSON in its successes', 'text/csv', 'application/json, text/csv'],
])('An operation with %s is called with an Accept header that names its types, JSON first.', async (_, type, accept) => {
  const accepted = new Set<string>();
  const { found } = await checkDocument(
    {
      'openapi.yaml': `${HEAD}paths:
  /things:
    get:
      operationId: listThings
      responses:
        '200': { description: ok, content: { ${type}: { schema: { type: string } } } }
        '404': ${ERROR}
        '406': ${ERROR}
`,
    },
    route({
      'GET /things': ({ headers }) => {
        accepted.add(headers['accept'] ?? '');
        const isKnown = (headers['accept'] ?? '').includes(type);
        return isKnown ? { status: 200, body: 'one', type } : { status: 406, body: {} };
      },
    }),
  );
  expect(found).toEqual([]);
  expect([...accepted]).toContain(accept);
});
