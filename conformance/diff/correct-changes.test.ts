import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, test } from 'vitest';

import { loadContract } from '../contract/contract';
import { classifyChanges } from './classify-changes';
import { correctChanges } from './correct-changes';
import { compareContracts } from './redocly';

const folder = mkdtempSync(join(tmpdir(), 'conformance-diff-'));
afterAll(() => rmSync(folder, { recursive: true }));

const NULLABLE_30 = { type: 'string', enum: ['x', 'y', null], nullable: true };
const NULLABLE_31 = { oneOf: [{ type: 'null' }, { $ref: '#/components/schemas/Colour' }] };
const JSON_BODY = { content: { 'application/json': { schema: { type: 'object' } } } };

function write(name: string, openapi: string, colour: object, requestBody?: object): string {
  const schema = { type: 'object', properties: { colour } };
  const response = { 200: { description: 'ok', content: { 'application/json': { schema } } } };
  const file = join(folder, `${name}.json`);
  const post = { operationId: 'paint', responses: response, ...(requestBody === undefined ? {} : { requestBody }) };
  const components = { schemas: { Colour: { type: 'string', enum: ['x', 'y'] } } };
  writeFileSync(file, JSON.stringify({ openapi, info: { title: 'Paint', version: '1.0.0' }, paths: { '/paint': { post } }, components }));
  return file;
}

async function breaking(old: string, updated: string): Promise<string[]> {
  const [before, after] = [await loadContract(old), await loadContract(updated)];
  const changes = correctChanges(await compareContracts(old, updated), before.store, after.store);
  return classifyChanges(changes).breaking.map(({ path }) => path.split('/').at(-1) ?? '');
}

describe('A diff calls', () => {
  const plain = write('plain', '3.1.0', NULLABLE_31);

  test('another notation of a nullable enum harmless.', async () => {
    const old = write('old', '3.0.3', NULLABLE_30);
    expect([await breaking(old, plain), await breaking(plain, old)]).toEqual([[], []]);
  });

  test('a new value of a nullable enum in a response breaking, whatever its notation.', async () => {
    const more = write('more', '3.1.0', { type: ['string', 'null'], enum: ['x', 'y', 'z', null] });
    expect(await breaking(plain, more)).toEqual(['oneOf']);
  });

  test.each([
    ['a number as text', { enum: [1, 2] }, { enum: ['1', '2'] }],
    ['a null', { enum: ['x'] }, { enum: ['x', null] }],
  ])('%s in an enum without a type breaking.', async (_, old, updated) => {
    expect(await breaking(write('before', '3.1.0', old), write('after', '3.1.0', updated))).not.toEqual([]);
  });

  test('a body that an operation newly requires breaking, and an optional one harmless.', async () => {
    const required = write('required', '3.1.0', NULLABLE_31, { required: true, ...JSON_BODY });
    expect(await breaking(plain, required)).toEqual(['requestBody']);
    expect(await breaking(plain, write('optional', '3.1.0', NULLABLE_31, JSON_BODY))).toEqual([]);
  });
});
