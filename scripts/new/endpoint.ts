import type { Draft } from './draft';
import type { Name } from './name';

const CONTENT = 'openapi/tags/content.yaml';

/** Adds `GET /v2/NAME`, a call without a login ([add-an-endpoint.md](../../docs/how-to/add-an-endpoint.md)). */
export function addEndpoint(draft: Draft, { kebab, camel, pascal, title }: Name): void {
  const path = `/v2/${kebab}`;
  draft.insertBefore(CONTENT, '\nschemas:\n', operation(path, pascal, title));
  draft.insertAfter(CONTENT, '\nschemas:\n', schemas(pascal, title));
  draft.insertAfter(
    'openapi/openapi.yaml',
    '  /v2/platform:\n    $ref: tags/content.yaml#/paths/~1v2~1platform\n',
    `  ${path}:\n    $ref: tags/content.yaml#/paths/~1v2~1${kebab}\n`,
  );
  draft.insertAfter('tests/contract/expected-calls.ts', "'GET /v2/platform'", `, 'GET ${path}'`);
  draft.insertAfter(
    'mocks/http/handlers/content.ts',
    '  getPlatform: ({ world }) => ({ status: 200, body: { data: platformAt(world.clock.now()) } }),\n',
    `\n  get${pascal}: () => ({ status: 200, body: { data: { id: '1', name: '${title}' } } }),\n`,
  );
  draft.create(
    `mocks/http/handlers/${kebab}.test.ts`,
    `import { expect, test } from 'vitest';

import { testApp } from '../app.fixture';

test('${camel} has an id and a name', async () => {
  const { call, reports } = testApp();
  expect(await call('get${pascal}')).toMatchObject({ status: 200, body: { data: { id: '1', name: '${title}' } } });
  expect(reports).toEqual([]);
});
`,
  );
  draft.insertAfter(
    'conformance/scenarios/02-public.arazzo.yaml',
    '      - stepId: platform\n        operationId: getPlatform\n',
    `      - stepId: ${camel}\n        operationId: get${pascal}\n        successCriteria: [{ condition: $statusCode == 200 }]\n`,
  );
}

const operation = (path: string, pascal: string, title: string) => `  ${path}:
    parameters:
      - $ref: ../common.yaml#/parameters/UserIp
      - $ref: ../common.yaml#/parameters/RequestCacheControl
    get:
      operationId: get${pascal}
      tags: [content]
      x-source: proposed
      summary: ${title}
      description: ${title}, the same for visitors and players.
      security: []
      responses:
        '200':
          description: The answer.
          content:
            application/json:
              schema:
                $ref: '#/schemas/${pascal}Answer'
              examples:
                one:
                  value: { data: { id: '1', name: ${title} } }
        '403':
          $ref: ../common.yaml#/responses/Forbidden
        '429':
          $ref: ../common.yaml#/responses/TooManyRequests
        '500':
          $ref: ../common.yaml#/responses/ServerError
        '503':
          $ref: ../common.yaml#/responses/Unavailable
`;

const schemas = (pascal: string, title: string) => `  ${pascal}:
    type: object
    description: ${title}.
    required: [id, name]
    unevaluatedProperties: false
    properties:
      id: { $ref: ../common.yaml#/schemas/Id }
      name: { type: string, minLength: 1, maxLength: 120, description: The name (pt-BR)., examples: [${title}] }
  ${pascal}Answer:
    type: object
    description: ${title}.
    required: [data]
    unevaluatedProperties: false
    properties:
      data: { $ref: '#/schemas/${pascal}' }
`;
