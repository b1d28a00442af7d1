import type { Draft } from './draft';
import type { Name } from './name';
import { refuseTakenNames } from './refuse-taken-names';

/** Flags of `npm run new -- endpoint NAME`. */
export interface EndpointForm {
  /** Name of the file in openapi/tags, and of the file of handlers. */
  readonly tag: string;
  /** True for pages of items, instead of one object. */
  readonly isList: boolean;
  /** True if the call requires the player's token. */
  readonly isForPlayers: boolean;
}

interface Call extends EndpointForm {
  readonly path: string;
  readonly operationId: string;
  readonly title: string;
  /** Schema of the object or item. */
  readonly schema: string;
  /** Schema of the response. */
  readonly answer: string;
}

/**
 * Adds a `GET` of one object or of a list to the contract, the handlers, their tests and a scenario
 * ([add-an-endpoint.md](../../docs/how-to/add-an-endpoint.md)).
 *
 * @throws {FlagError} if the contract, JavaScript or a test has one of its names
 */
export function addEndpoint(draft: Draft, name: Name, form: EndpointForm): void {
  const call = describe(name, form);
  addToContract(draft, call);
  addToHandlers(draft, call);
  draft.create(`mocks/http/handlers/${name.kebab}.test.ts`, handlerTest(call, name));
  const scenarios = `conformance/scenarios/${call.isForPlayers ? '03-keeps' : '02-public'}.arazzo.yaml`;
  draft.edit(scenarios, (text) => text + workflow(call, name));
}

function describe({ kebab, pascal, title }: Name, form: EndpointForm): Call {
  const item = form.isList ? singular(pascal) : pascal;
  return {
    ...form,
    title,
    path: `${form.isForPlayers ? '/api' : '/v2'}/${kebab}`,
    operationId: `${form.isList ? 'list' : 'get'}${pascal}`,
    schema: item,
    answer: `${item}${form.isList ? 'List' : 'Answer'}`,
  };
}

/** Returns the singular of a word that ends in a plural: of `Jackpots` and `Entries`, not of `Status` and `Address`. */
const singular = (word: string) => word.replace(/ies$/, 'y').replace(/(?<![sui])s$/, '');

function addToContract(draft: Draft, call: Call): void {
  const file = `openapi/tags/${call.tag}.yaml`;
  const root = 'openapi/openapi.yaml';
  refuseTakenNames(draft, [call.schema, call.answer, call.operationId]);
  draft.edit(file, (text) => text.replace(/(?<=^paths:\n[^]*)\n+(?=\w+:\n)/m, () => `\n${operation(call)}\n`));
  draft.insertAfter(file, '\nschemas:\n', schemas(call));
  const reference = (path: string) => `tags/${call.tag}.yaml#/paths/${path.replaceAll('/', '~1')}`;
  const last =
    draft
      .read(root)
      .match(new RegExp(`\\$ref: ${reference('')}\\S*\\n`, 'g'))
      ?.at(-1) ?? '';
  draft.insertAfter(root, last, `  ${call.path}:\n    $ref: ${reference(call.path)}\n`);

  draft.edit('tests/contract/expected-calls.ts', (text) => {
    const [observed = '', proposed = ''] = text.split(/(?=\nexport const proposedCalls)/);
    const area = `\n  ${call.tag}: [`;
    const row = `'GET ${call.path}', `;
    const added = proposed.includes(area) ? proposed.replace(area, area + row) : proposed.replace('\n};', `${area}${row}],\n};`);
    return observed + added;
  });
}

function addToHandlers(draft: Draft, { tag, operationId, path, isList, title }: Call): void {
  const file = `mocks/http/handlers/${tag}.ts`;
  const item = `{ id: '1', name: '${title}' }`;
  const body = isList ? `paginate([${item}], getPaging(query), '${path}')` : `{ data: ${item} }`;
  const context = isList ? '{ query }' : '';
  draft.insertAfter(
    file,
    `export const ${tag}Handlers: TagHandlers<'${tag}'> = {\n`,
    `  ${operationId}: (${context}) => ({ status: 200, body: ${body} }),\n\n`,
  );
  if (isList && !draft.read(file).includes('getPaging, paginate')) draft.edit(file, importPaging);
}

function importPaging(text: string): string {
  const pattern = /^import \{ (.*) \} from '\.\.\/envelope';$/m;
  const before = pattern.exec(text)?.[1]?.split(', ') ?? [];
  const line = `import { ${[...new Set([...before, 'getPaging', 'paginate'])].toSorted().join(', ')} } from '../envelope';`;
  return before.length > 0 ? text.replace(pattern, line) : text.replace(/^import type \{[^}]*TagHandlers/m, (next) => `${line}\n${next}`);
}

// The texts below are inserted: a test of the handler, a workflow of the scenario, and parts of the contract.
const handlerTest = ({ operationId, isList, isForPlayers, title }: Call, { camel }: Name) => `import { expect, test } from 'vitest';

import { testApp } from '../app.fixture';

test('${camel} has an id and a name', async () => {
  const { call, ${isForPlayers ? 'logIn, ' : ''}reports } = testApp();
  const response = await call('${operationId}'${isForPlayers ? ', { token: await logIn() }' : ''});
  expect(response).toMatchObject({ status: 200, body: { data: ${isList ? '[' : ''}{ id: '1', name: '${title}' }${isList ? ']' : ''} } });
  expect(reports).toEqual([]);
});
`;

const workflow = ({ title, operationId, isForPlayers }: Call, { kebab, camel }: Name) => `  - workflowId: ${kebab}
    summary: ${title}.
${
  isForPlayers
    ? `    inputs:
      type: object
      properties:
        token: { x-from: [$workflows.player.outputs.token] }
    parameters:
      - { name: Authorization, in: header, value: 'Bearer {$inputs.token}' }
`
    : ''
}    steps:
      - stepId: ${camel}
        operationId: ${operationId}
        successCriteria: [{ condition: $statusCode == 200 }]
`;

const operation = (call: Call) => `  ${call.path}:
    parameters:
      - $ref: ../common.yaml#/parameters/UserIp
      - $ref: ../common.yaml#/parameters/RequestCacheControl
    get:
      operationId: ${call.operationId}
      tags: [${call.tag}]
      x-source: proposed
      summary: ${call.title}
      description: ${call.title}, ${call.isForPlayers ? 'of the player' : 'the same for visitors and players'}.
      security: ${call.isForPlayers ? '[{ bearerAuth: [] }]' : '[]'}
${call.isList ? PAGE_PARAMETERS : ''}      responses:
        '200':
          description: The answer.
          headers:
            Cache-Control: { $ref: ../common.yaml#/headers/NoStore }
          content:
            application/json:
              schema:
                $ref: '#/schemas/${call.answer}'
              examples:
                one:
                  value:
${exampleBody(call)}${call.isForPlayers ? error(401, 'Unauthorized') : ''}${error(403, 'Forbidden')}${
  call.isList ? error(422, 'ValidationFailed') : ''
}${error(429, 'TooManyRequests')}${error(500, 'ServerError')}${error(503, 'Unavailable')}`;

const PAGE_PARAMETERS = `      parameters:
        - $ref: ../common.yaml#/parameters/Page
        - $ref: ../common.yaml#/parameters/PerPage
`;

const error = (status: number, name: string) => `        '${String(status)}':
          $ref: ../common.yaml#/responses/${name}
`;

const exampleBody = ({ isList, title, path }: Call) =>
  isList
    ? `                    data:
                      - { id: '1', name: ${title} }
                    links: { first: '${path}?page=1', last: '${path}?page=1', prev: null, next: null }
                    meta: { current_page: 1, from: 1, last_page: 1, path: ${path}, per_page: 20, to: 1, total: 1 }
`
    : `                    data: { id: '1', name: ${title} }
`;

const schemas = ({ schema, answer, isList, title }: Call) => `  ${schema}:
    type: object
    description: ${title}.
    required: [id, name]
    unevaluatedProperties: false
    properties:
      id: { $ref: ../common.yaml#/schemas/Id }
      name: { type: string, minLength: 1, maxLength: 120, description: The name (pt-BR)., examples: [${title}] }
  ${answer}:
    type: object
    description: ${title}.
    required: [${isList ? 'data, links, meta' : 'data'}]
    unevaluatedProperties: false
    properties:
${isList ? listProperties(schema, title) : `      data: { $ref: '#/schemas/${schema}' }\n`}`;

const listProperties = (schema: string, title: string) => `      data:
        type: array
        maxItems: 60
        description: ${title}.
        items: { $ref: '#/schemas/${schema}' }
      links: { $ref: ../common.yaml#/schemas/Links }
      meta: { $ref: ../common.yaml#/schemas/Meta }
`;
