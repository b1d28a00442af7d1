import { describe, expect, test } from 'vitest';

import { checkDocument, ERROR, HEAD, route } from './document-features.fixture';

describe('A document of OpenAPI 3.0', () => {
  test('may have variables in the address of its server, whose path precedes every other.', async () => {
    const { found, report, visits } = await checkDocument(
      {
        'openapi.yaml': `${HEAD}servers:
  - url: 'https://{host}/{stage}/api'
    variables: { host: { default: api.example.com }, stage: { default: v2, enum: [v1, v2] } }
paths:
  /news:
    get:
      operationId: listNews
      responses: { '200': { description: ok, content: { application/json: { schema: { type: array } } } } }
`,
      },
      route({ 'GET /v2/api/news': () => ({ status: 200, body: [] }) }),
    );
    expect(found).toEqual([]);
    expect(report.coverage[0]).toMatchObject({ succeeded: true });
    expect(visits.some(({ path }) => path === '/v2/api/news')).toBe(true);
  });
});

describe('The path of the first server of a contract', () => {
  const contract = `${HEAD}servers: [{ url: https://things.invalid/api/v1 }]
paths:
  /things:
    get:
      operationId: listThings
      responses:
        '200': { description: ok, content: { application/json: { schema: { type: array, items: { type: object } } } } }
        '404': ${ERROR}
`;
  const check = (mount: string, config: object) =>
    checkDocument({ 'openapi.yaml': contract }, route({ [`GET ${mount}/things`]: () => ({ status: 200, body: [] }) }), config);

  test.each([
    ['goes before every path', '/api/v1', {}],
    ['is left out for a server that knows the operations without it', '', {}],
    ['is replaced by the configured one', '/beta', { basePath: '/beta' }],
    ['is left out where the configuration says so', '', { basePath: '/' }],
  ])('%s.', async (_, mount, config) => {
    const { found, report } = await check(mount, config);
    expect(found).toEqual([]);
    expect(report.coverage[0]).toMatchObject({ succeeded: true });
  });
});
