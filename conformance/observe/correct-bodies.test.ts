import { expect, test } from 'vitest';

import { testOperation } from '../contract/operation.fixture';
import type { Call } from '../http/client';
import type { SchemaValidator } from '../validate/schema-validator';
import { checkResponse } from './check-response';

const file = 'openapi.yaml';
const node = { file, pointer: '/paths/~1test/get/responses/200', value: {} };
const schema = { file, pointer: `${node.pointer}/content/application~1json/schema`, value: { type: 'object' } };
const content = [{ type: 'application/json', schema, examples: [], node }];
const operation = testOperation({ responses: [{ status: '200', description: '', headers: [], content, node }] });

/** Counts the judged bodies; those with a member `wrong` break the contract. */
function countingValidator() {
  const judged: unknown[] = [];
  const error = { pointer: '/wrong', keyword: 'type', location: { file, pointer: schema.pointer }, limit: 'object', actual: 1 };
  const validator: SchemaValidator = {
    validate: () => Promise.resolve([]),
    validateRequest: () => Promise.resolve([]),
    validateResponse: (_, value) => {
      judged.push(value);
      return Promise.resolve(JSON.stringify(value).includes('wrong') ? [error] : []);
    },
    isValid: () => Promise.resolve(true),
    unusableSchemas: new Map(),
  };
  return { judged, validator };
}

const answer = (body: string, invalidUtf8 = false): Call => ({
  request: { method: 'GET', url: 'http://127.0.0.1/test', headers: {}, body: null },
  operationId: 'test',
  response: {
    status: 200,
    headers: { 'content-type': 'application/json' },
    setCookies: [],
    faults: [],
    body,
    invalidUtf8,
    milliseconds: 1,
  },
});

test('An equal correct body is judged once in a run.', async () => {
  const { judged, validator } = countingValidator();
  for (const body of ['{"a":1}', '{"a":1}', '{"a":2}', '{"a":1}'])
    expect(await checkResponse(answer(body), operation, { validator, budget: 0 })).toEqual([]);
  expect(judged).toEqual([{ a: 1 }, { a: 2 }]);
  const other = countingValidator();
  await checkResponse(answer('{"a":1}'), operation, { validator: other.validator, budget: 0 });
  expect(other.judged).toHaveLength(1);
});

test('A wrong body is reported each time, also after a correct one.', async () => {
  const { validator } = countingValidator();
  for (const body of ['{"a":1}', '{"wrong":1}', '{"a":1}', '{"wrong":1}']) {
    const found = await checkResponse(answer(body), operation, { validator, budget: 0 });
    expect(found.map(({ check }) => check)).toEqual(body.includes('wrong') ? ['response-schema'] : []);
  }
});

test('Bytes that are not UTF-8 are reported, though their text was correct before.', async () => {
  const { validator } = countingValidator();
  expect(await checkResponse(answer('{"a":"�"}'), operation, { validator, budget: 0 })).toEqual([]);
  const found = await checkResponse(answer('{"a":"�"}', true), operation, { validator, budget: 0 });
  expect(found.map(({ check }) => check)).toEqual(['json-malformed']);
});
