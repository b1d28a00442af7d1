import { expect, test } from 'vitest';

import { checkDocument } from '../document-features.fixture';

const THING = `{ type: object, required: [id, name], properties: { id: { type: integer }, name: { type: string }, note: { type: string, nullable: true }, size: { type: integer, minimum: 1 } } }`;
const BODY = `type: object, properties: { name: { type: string }, note: { type: string, nullable: true }, size: { type: integer, minimum: 1 } }`;
const contract = (method: string) => `openapi: 3.0.3
info: { title: Things, version: '1' }
paths:
  /things:
    get:
      operationId: listThings
      responses: { '200': { description: ok, content: { application/json: { schema: { type: array, items: ${THING} } } } } }
  /things/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
    get:
      operationId: getThing
      responses: { '200': { description: ok, content: { application/json: { schema: ${THING} } } }, '404': { description: none } }
    ${method}:
      operationId: writeThing
      requestBody: { required: true, content: { application/json: { schema: { ${method === 'put' ? 'required: [name], ' : ''}${BODY} } } } }
      responses: { '200': { description: ok, content: { application/json: { schema: ${THING} } } }, '404': { description: none }, '422': { description: wrong } }
`;

type Thing = Readonly<Record<string, unknown>>;

const isWrong = ({ name, note, size }: Thing): boolean =>
  (name !== undefined && typeof name !== 'string') ||
  (note !== undefined && note !== null && typeof note !== 'string') ||
  (size !== undefined && !(Number.isInteger(size) && Number(size) >= 1));

/** Checks a server that stores a body by `store`. @returns the violated rules */
async function check(method: 'put' | 'patch', store: (thing: Thing, sent: Thing) => Thing): Promise<string[]> {
  let thing: Thing = { id: 1, name: 'a', note: 'b', size: 2 };
  const { report } = await checkDocument({ 'openapi.yaml': contract(method) }, (visit) => {
    if (visit.path === '/things') return visit.method === 'GET' ? { status: 200, body: [thing] } : { status: 405, body: {} };
    if (visit.path !== '/things/1') return { status: 404, body: {} };
    if (visit.method === 'GET') return { status: 200, body: thing };
    if (visit.method !== method.toUpperCase()) return { status: 405, body: {} };
    const sent = readThing(visit.bytes);
    if (sent === null || isWrong(sent) || (method === 'put' && sent['name'] === undefined)) return { status: 422, body: {} };
    thing = { name: 'none', ...store(thing, sent), id: 1 };
    return { status: 200, body: thing };
  });
  return report.findings
    .filter((one) => one.check === 'invariant')
    .map(({ severity, pointer, expected }) => `${severity} ${pointer} ${expected.replace(/^.*?: /, '')}`);
}

function readThing(bytes: Buffer): Thing | null {
  try {
    const value = JSON.parse(bytes.toString()) as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Thing) : null;
  } catch {
    return null;
  }
}

const merge = (thing: Thing, sent: Thing): Thing => ({ ...thing, ...sent });

test('A PATCH that merges and a PUT that replaces are right.', async () => {
  expect(await check('patch', merge)).toEqual([]);
  expect(await check('put', (_, sent) => sent)).toEqual([]);
});

test('A PATCH that removes what it does not name is found.', async () => {
  const found = await check('patch', (thing, sent) => ({ name: thing['name'], ...sent }));
  expect(found).toEqual([expect.stringMatching(/^error \/(?:note|size) a PATCH keeps/)]);
});

test('A PATCH that ignores null is found.', async () => {
  const isSent = ([, value]: readonly [string, unknown]) => value !== null;
  expect(await check('patch', (thing, sent) => merge(thing, Object.fromEntries(Object.entries(sent).filter(isSent))))).toEqual([
    'error /note null removes `note`',
  ]);
});

test('A PUT that merges is a warning.', async () => {
  expect(await check('put', merge)).toEqual([expect.stringMatching(/^warning \/(?:note|size) a PUT removes/)]);
});
