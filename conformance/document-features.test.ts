import { describe, expect, test } from 'vitest';

import { checkDocument, ERROR, HEAD, route } from './document-features.fixture';

describe('A document of OpenAPI 3.0', () => {
  test('may refer to other files and addresses; findings are at their lines.', async () => {
    const { found } = await checkDocument(
      {
        'openapi.yaml': `${HEAD}paths:
  /things:
    get:
      operationId: listThings
      responses:
        '200': { description: ok, content: { application/json: { schema: { type: array, items: { $ref: 'thing.yaml#/Thing' } } } } }
`,
        'thing.yaml': `Thing:
  type: object
  required: [id, owner]
  properties:
    id:
      type: integer
    owner:
      $ref: '{server}/schemas.json#/Owner'
`,
      },
      route({
        'GET /things': () => ({ status: 200, body: [{ id: 'one', owner: 7 }] }),
        'GET /schemas.json': () => ({ status: 200, body: { Owner: { type: 'string', nullable: true } } }),
      }),
    );
    expect(found).toEqual(['response-schema listThings /*/id thing.yaml:6', 'response-schema listThings /*/owner {server}/schemas.json:1']);
  });

  describe('may have a discriminator,', () => {
    const contract = (mapping: string) => `${HEAD}paths:
  /pets:
    post:
      operationId: addPet
      requestBody:
        required: true
        content:
          application/json:
            schema:
              oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }]
              discriminator: { propertyName: kind${mapping} }
      responses:
        '201': { description: made, content: { application/json: { schema: { type: object } } } }
        '422': ${ERROR}
components:
  schemas:
    Cat: { type: object, required: [kind, hunts], properties: { kind: { type: string }, hunts: { type: boolean } } }
    Dog: { type: object, required: [kind, bark], properties: { kind: { type: string }, bark: { type: boolean } } }
`;
    const serve = (tag: string, dogTag = 'Dog') =>
      route({
        'POST /pets': ({ bytes }) => {
          const body = parse(bytes);
          const isCat = body['kind'] === tag && typeof body['hunts'] === 'boolean';
          const isDog = body['kind'] === dogTag && typeof body['bark'] === 'boolean';
          return isCat || isDog ? { status: 201, body } : { status: 422, body: {} };
        },
      });

    test.each([
      ['whose values are the names of the schemas', '', 'Cat'],
      ['whose values are those of a mapping', ", mapping: { kitty: '#/components/schemas/Cat' }", 'kitty'],
      ['whose mapping has bare names', ', mapping: { kitty: Cat }', 'kitty'],
    ])('%s.', async (_, mapping, tag) => {
      const { found, report } = await checkDocument({ 'openapi.yaml': contract(mapping) }, serve(tag));
      expect(found).toEqual([]);
      expect(report.coverage[0]).toMatchObject({ succeeded: true, lastStatus: 201 });
    });

    test('and each of its alternatives is sent.', async () => {
      const { found } = await checkDocument({ 'openapi.yaml': contract('') }, serve('Cat', 'none'));
      expect(found).toEqual([expect.stringContaining('request-refused-valid addPet')]);
    });

    test('and a response must match the alternative that it names.', async () => {
      const reading = contract('')
        .replace(
          '    post:\n',
          () => `    get:
      operationId: listPets
      responses:
        '200': { description: ok, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Pet' } } } } }
    post:\n`,
        )
        .replace(
          '  schemas:\n',
          () => `  schemas:
    Pet:
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }]
      discriminator: { propertyName: kind }\n`,
        );
      const list = (kind: string) =>
        route({ 'GET /pets': () => ({ status: 200, body: [{ kind, hunts: true }] }), 'POST /pets': serve('Cat') });
      expect((await checkDocument({ 'openapi.yaml': reading }, list('Cat'))).found).toEqual([]);
      const { found } = await checkDocument({ 'openapi.yaml': reading }, list('Dog'));
      expect(found).toEqual([expect.stringContaining('response-schema listPets')]);
    });
  });

  describe('may have a form as the body,', () => {
    const contract = `${HEAD}paths:
  /messages:
    post:
      operationId: sendMessage
      requestBody:
        required: true
        content:
          application/x-www-form-urlencoded:
            schema:
              type: object
              required: [text, copies]
              properties:
                text: { type: string, minLength: 2, maxLength: 40 }
                copies:
                  type: integer
                  minimum: 1
                  maximum: 5
      responses:
        '201': { description: sent, content: { application/json: { schema: { type: object } } } }
        '422': ${ERROR}
`;
    const serve = (max: number) =>
      route({
        'POST /messages': ({ bytes, headers }) => {
          const form = new URLSearchParams(bytes.toString('utf8'));
          const text = [...(form.get('text') ?? '')];
          const copies = form.get('copies') ?? '';
          const isValid = text.length >= 2 && text.length <= 40 && /^\d+$/.test(copies) && Number(copies) >= 1 && Number(copies) <= max;
          if (headers['content-type'] !== 'application/x-www-form-urlencoded') return { status: 422, body: {} };
          return isValid ? { status: 201, body: {} } : { status: 422, body: { errors: { text: [], copies: [] } } };
        },
      });

    test('which is sent as such.', async () => {
      const { found, report } = await checkDocument({ 'openapi.yaml': contract }, serve(5));
      expect(found).toEqual([]);
      expect(report.coverage[0]).toMatchObject({ succeeded: true });
    });

    test('whose limits are probed.', async () => {
      const { found } = await checkDocument({ 'openapi.yaml': contract }, serve(9));
      expect(found).toEqual(['request-accepted-invalid sendMessage /copies openapi.yaml:19']);
    });
  });

  test('may have an optional form, of which nothing is left without its only member.', async () => {
    const { found } = await checkDocument(
      {
        'openapi.yaml': `${HEAD}paths:
  /numbers:
    post:
      operationId: addNumber
      requestBody:
        content:
          application/x-www-form-urlencoded:
            schema: { type: object, required: [number], properties: { number: { type: string, maxLength: 20 } } }
      responses:
        '201': { description: added, content: { application/json: { schema: { type: object } } } }
        '422': ${ERROR}
`,
      },
      route({
        'POST /numbers': ({ bytes }) => {
          const number = new URLSearchParams(bytes.toString('utf8')).get('number') ?? '';
          return [...number].length > 20 ? { status: 422, body: {} } : { status: 201, body: {} };
        },
      }),
    );
    expect(found).toEqual([]);
  });

  test('may have members whose names are escaped in pointers, which count as tried.', async () => {
    const { report } = await checkDocument(
      {
        'openapi.yaml': `${HEAD}paths:
  /units:
    post:
      operationId: addUnit
      requestBody:
        required: true
        content: { application/json: { schema: { type: object, required: [m/s], properties: { m/s: { type: string, enum: [fast] } } } } }
      responses:
        '200': { description: ok, content: { application/json: { schema: { type: object } } } }
        '422': ${ERROR}
`,
      },
      route({ 'POST /units': ({ bytes }) => ({ status: parse(bytes)['m/s'] === 'fast' ? 200 : 422, body: {} }) }),
    );
    expect(report.untried.flatMap(({ what, examples }) => examples.map((one) => `${what}: ${one}`))).toEqual([]);
  });

  test('may have cookies as parameters and as credentials.', async () => {
    const { found, report } = await checkDocument(
      {
        'openapi.yaml': `${HEAD}paths:
  /basket:
    get:
      operationId: getBasket
      security: [{ session: [] }]
      parameters: [{ name: region, in: cookie, required: true, schema: { type: string, enum: [north, south] } }]
      responses:
        '200': { description: ok, content: { application/json: { schema: { type: object } } } }
        '401': ${ERROR}
        '422': ${ERROR}
components:
  securitySchemes:
    session: { type: apiKey, in: cookie, name: sid }
`,
      },
      route({
        'GET /basket': ({ headers }) => {
          const cookies = new Map((headers.cookie ?? '').split('; ').map((one) => [one.split('=')[0] ?? '', one.split('=')[1] ?? '']));
          if (cookies.get('sid') !== 'ana-session') return { status: 401, body: {} };
          return ['north', 'south'].includes(cookies.get('region') ?? '') ? { status: 200, body: {} } : { status: 422, body: {} };
        },
      }),
      { credentials: { first: { session: 'ana-session' } } },
    );
    expect(found).toEqual([]);
    expect(report.coverage[0]).toMatchObject({ succeeded: true, lastStatus: 200 });
  });
});

function parse(bytes: Buffer): Record<string, unknown> {
  try {
    return JSON.parse(bytes.toString('utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
}
