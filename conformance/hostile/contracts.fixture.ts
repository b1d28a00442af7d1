import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Contract that is broken or hostile. */
export interface HostileContract {
  /** Files by name, the first of which is the contract. */
  readonly files: Readonly<Record<string, string>>;
  /** Links of the file system: targets by name. */
  readonly links?: Readonly<Record<string, string>>;
  /** Part of the one line that refuses the contract without `--allow-external-refs`; undefined if the contract is usable. */
  readonly refusal?: RegExp;
}

const DEEP = 100_000;
const HEAD = "openapi: 3.1.0\ninfo: { title: Hostile, version: '1' }\n";
const ok = (schema: string) => `{ description: Success., content: { application/json: { schema: ${schema} } } }`;
/**
 * Contract with the operation `GET /things`, or `POST /things` with a body.
 *
 * @param schema of the response
 * @param more further members of the document, as lines
 * @param body `requestBody: {…}, ` of the operation
 */
const yaml = (schema: string, more = '', body = '') =>
  `${HEAD}paths:\n  /things: { ${body === '' ? 'get' : 'post'}: { operationId: things, ${body}responses: { '200': ${ok(schema)} } } }\n${more}`;
/** Contract with an operation whose body requires the member `text`. @param member schema of that member */
const taking = (member: string) =>
  yaml(
    '{ type: object }',
    '',
    `requestBody: { required: true, content: { application/json: { schema: { type: object, required: [text], properties: { text: ${member} } } } } }, `,
  );
const one = (text: string, refusal?: RegExp): HostileContract => ({ files: { 'openapi.yaml': text }, ...(refusal && { refusal }) });
const referring = (ref: string) => yaml(`{ $ref: '${ref}' }`);
const schemas = (lines: readonly string[]) => `components:\n  schemas:\n${lines.map((line) => `    ${line}\n`).join('')}`;
const numbered = (count: number, line: (index: number) => string) => Array.from({ length: count }, (_, index) => line(index));

const OUTSIDE = /is outside of the contract's folder; to read it, add --allow-external-refs$/m;
const TOO_DEEP = /nested more than 512 times/;

/** Returns the contracts by name. @param url address of a server that `otherAddress` refers to, which records its requests */
export const hostileContracts = (url: string): Readonly<Record<string, HostileContract>> => ({
  // Parsers
  aliasBomb: one(
    `${yaml('{ type: object }')}x-0: &a0 [a, a, a, a, a, a, a, a, a]\n${numbered(
      9,
      (index) =>
        `x-${String(index + 1)}: &a${String(index + 1)} [${Array(9)
          .fill(`*a${String(index)}`)
          .join(', ')}]\n`,
    ).join('')}`,
    /more than 2000000 values/,
  ),
  aliasChain: one(
    `${yaml('{ type: object }')}x-0: &a0 [a]\n${numbered(2000, (index) => `x-${String(index + 1)}: &a${String(index + 1)} [*a${String(index)}]\n`).join('')}`,
    TOO_DEEP,
  ),
  aliasOfItself: one(`${yaml('{ type: object }')}x-a: &a [*a]\n`, /cannot read/),
  mergedAliases: one(`${yaml('{ type: object }')}x-a: &a { a: 1 }\nx-b: { <<: [${Array(5000).fill('*a').join(', ')}] }\n`),
  deepFlow: one(`${yaml('{ type: object }')}x-a: ${'['.repeat(DEEP)}${']'.repeat(DEEP)}\n`, TOO_DEEP),
  deepBlock: one(`${yaml('{ type: object }')}x-a:\n${numbered(1000, (index) => `${' '.repeat(index + 1)}a:\n`).join('')}`, TOO_DEEP),
  deepJson: one(`{"openapi":"3.1.0","x-a":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`, TOO_DEEP),
  longYaml: one(`${yaml('{ type: object }')}x-a:\n${'- 1\n'.repeat(1_000_001)}`, /more than 1000000 lines and commas/),
  longJson: one(`{"openapi":"3.1.0","x-a":[${'1,'.repeat(2_000_001)}1]}`, /more than 2000000 values/),
  openText: one(`${yaml('{ type: object }')}x-a: "${'a'.repeat(1_000_000)}`, /cannot read/),
  functions: one(`${yaml('{ type: object }')}x-a: !!js/function 'function () { process.exit(9) }'\n`),
  empty: one('', /not an OpenAPI/),
  zeroBytes: one('\0'.repeat(1000), /cannot read|not an OpenAPI/),
  prototype: one(
    `{"openapi":"3.1.0","info":{"title":"a","version":"1"},"__proto__":{"polluted":1},"paths":{"/__proto__":{"get":{"operationId":"__proto__","responses":{"200":{"description":"a"}}}}}}`,
  ),
  // References
  parentFolder: one(referring('../../../../../../../../etc/passwd'), OUTSIDE),
  absolutePath: one(referring('/etc/passwd'), OUTSIDE),
  fileAddress: one(referring('file:///etc/passwd'), /cannot read/),
  otherAddress: one(referring(`${url}/internal.yaml`), OUTSIDE),
  addressWithoutScheme: one(referring(`//${url.replace('http://', '')}/internal.yaml`), /cannot read|outside/),
  linkToFile: { files: { 'openapi.yaml': referring('./schema.yaml') }, links: { 'schema.yaml': '/etc/passwd' }, refusal: OUTSIDE },
  linkToDevice: { files: { 'openapi.yaml': referring('./schema.yaml') }, links: { 'schema.yaml': '/dev/zero' }, refusal: OUTSIDE },
  linkToFolder: { files: { 'openapi.yaml': referring('./schemas/a.yaml') }, links: { schemas: '/etc' }, refusal: /outside|cannot read/ },
  folder: one(referring('./'), /cannot read/),
  nothing: one(referring('#/components/schemas/None'), /cannot be resolved/),
  itself: one(
    yaml("{ $ref: '#/components/schemas/A' }", schemas(["A: { $ref: '#/components/schemas/B' }", "B: { $ref: '#/components/schemas/A' }"])),
    /resolves to itself|refers to itself/,
  ),
  allOfItself: one(
    yaml("{ $ref: '#/components/schemas/A' }", schemas(["A: { allOf: [{ $ref: '#/components/schemas/A' }] }"])),
    /refers to itself/,
  ),
  chain: one(
    yaml(
      "{ $ref: '#/components/schemas/Part0' }",
      schemas([
        ...numbered(500, (index) => `Part${String(index)}: { allOf: [{ $ref: '#/components/schemas/Part${String(index + 1)}' }] }`),
        'Part500: { type: object }',
      ]),
    ),
  ),
  anchors: one(
    yaml(
      '{ type: object }',
      schemas(
        numbered(
          3000,
          (index) => `Part${String(index)}: { $anchor: a${String(index)}, properties: { a: { $ref: '#a${String(2999 - index)}' } } }`,
        ),
      ),
    ),
  ),
  // Schemas
  alternatives: one(
    yaml(
      "{ $ref: '#/components/schemas/Part0' }",
      schemas([
        ...numbered(
          30,
          (index) =>
            `Part${String(index)}: { oneOf: [{ $ref: '#/components/schemas/Part${String(index + 1)}' }, { allOf: [{ $ref: '#/components/schemas/Part${String(index + 1)}' }] }] }`,
        ),
        'Part30: { type: object }',
      ]),
    ),
  ),
  infiniteValue: one(
    yaml(
      '{ type: object }',
      schemas([
        "A: { type: object, required: [a, b], properties: { a: { $ref: '#/components/schemas/A' }, b: { $ref: '#/components/schemas/A' } } }",
      ]),
      "requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } }, ",
    ),
  ),
  endlessPattern: one(taking("{ type: string, pattern: '^(a+)+$', example: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa! }")),
  endlessPatternOfLengths: one(taking("{ type: string, pattern: '^(a|a)*b$', minLength: 40, maxLength: 60 }")),
  hugePattern: one(taking("{ type: string, pattern: '^((a{1,1000}){1,1000}){1,1000}$' }")),
  endlessPatternOfParameter: one(
    yaml('{ type: object }').replace(
      'operationId: things,',
      () =>
        "operationId: things, parameters: [{ name: q, in: query, required: true, schema: { type: string, pattern: '^/echo.q=(a+)+$', example: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa! } }],",
    ),
  ),
  hugeText: one(taking('{ type: string, minLength: 1000000000 }')),
  hugeMaximum: one(taking('{ type: string, maxLength: 1000000000000, pattern: "^.{0,1000000000}$" }')),
  hugeList: one(taking('{ type: array, minItems: 1000000000, items: { type: string } }')),
  manyValues: one(taking(`{ type: integer, enum: [${numbered(50_000, String).join(', ')}] }`)),
  numbers: one(taking('{ type: number, multipleOf: 0, minimum: 1.0e+308, maximum: -1.0e+308 }')),
});

/** Writes a contract and its links to a new folder `contract` inside `folder`. @returns the path of the contract */
export function writeContract({ files, links = {} }: HostileContract, folder: string): string {
  // The contract has a folder of its own, without the files of the run.
  const own = join(folder, 'contract');
  mkdirSync(own);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(own, name), text);
  for (const [name, target] of Object.entries(links)) symlinkSync(target, join(own, name));
  return join(own, Object.keys(files)[0] ?? '');
}
