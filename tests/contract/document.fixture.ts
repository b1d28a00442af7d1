import type { JsonObject } from '../../scripts/contract/json';

/** Creates a small contract without problems, which a test may change: one proposed call and one proposed event. */
export function validDocument() {
  const thing = { $ref: '#/components/schemas/Thing' };
  return {
    openapi: '3.1.1',
    info: { title: 'Small', version: '1' },
    tags: [{ name: 'things' }],
    paths: {
      '/things/{id}': {
        get: {
          operationId: 'getThing',
          tags: ['things'],
          'x-source': 'proposed',
          summary: 'A thing',
          description: 'One thing.',
          security: [{ bearerAuth: [] }],
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: '^t', description: 'An id.' }, example: 't1' },
          ],
          responses: {
            '200': {
              description: 'It.',
              content: { 'application/json': { schema: thing, examples: { one: { value: createThing('t1') } } } },
            },
            '204': { description: 'None.' },
            '401': { $ref: '#/components/responses/NotFound' },
            '404': { $ref: '#/components/responses/NotFound' },
          },
        },
      },
    },
    webhooks: {
      Thing: {
        post: {
          operationId: 'onThing',
          tags: ['things'],
          'x-source': 'proposed',
          'x-channel': 'things',
          summary: 'A thing came',
          description: 'One thing.',
          security: [],
          requestBody: { content: { 'application/json': { schema: thing, examples: { one: { value: createThing('t2') } } } } },
          responses: { '200': { description: 'Heard.' } },
        },
      },
    },
    components: {
      securitySchemes: { bearerAuth: { type: 'http', scheme: 'bearer' } },
      responses: {
        NotFound: {
          description: 'No such thing.',
          'x-executed': 'never',
          'x-player-facing': true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                description: 'Why.',
                unevaluatedProperties: false,
                properties: { message: { type: 'string', description: 'A text.' } },
              },
              examples: { none: { value: { message: 'Não encontrado.' } } },
            },
          },
        },
      },
      schemas: {
        Thing: {
          type: 'object',
          description: 'A thing.',
          required: ['id', 'at'],
          unevaluatedProperties: false,
          properties: {
            id: { type: 'string', description: 'Its id.', examples: ['t1'] },
            at: { type: 'string', format: 'date-time', description: 'A moment.' },
            names: {
              type: 'object',
              description: 'Names by language.',
              additionalProperties: { type: 'string', description: 'A name.' },
            },
          },
        },
      },
    },
  } satisfies JsonObject;
}

function createThing(id: string) {
  return { id, at: '2026-11-21T14:05:00-03:00', names: { pt: 'coisa' } };
}
