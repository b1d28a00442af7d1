import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { compareContracts } from './redocly';
import { formatDiff } from './format-diff';
import { isMajorBump, classifyChanges } from './classify-changes';

const folder = mkdtempSync(join(tmpdir(), 'conformance-diff-'));
afterAll(() => rmSync(folder, { recursive: true }));

function contract(name: string, version: string, { required = ['text'], path = '/notes' } = {}): string {
  const schema = { type: 'object', required, properties: { text: { type: 'string' }, title: { type: 'string' } } };
  const post = {
    operationId: 'addNote',
    requestBody: { content: { 'application/json': { schema } } },
    responses: { 201: { description: 'Added.' } },
  };
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify({ openapi: '3.1.0', info: { title: 'Notes', version }, paths: { [path]: { post } } }, null, 2));
  return file;
}

describe('A diff of two contracts', () => {
  const old = contract('old.json', '1.4.0');

  it.each([
    ['a removed path', contract('path.json', '1.5.0', { path: '/papers' }), '/notes'],
    ['a newly required field', contract('field.json', '1.5.0', { required: ['text', 'title'] }), 'title'],
  ])('reports %s as breaking, with its line.', async (_, updated, expected) => {
    const result = classifyChanges(await compareContracts(old, updated));
    expect(result.fails).toBe(true);
    const text = formatDiff(result);
    expect(text.slice(0, text.indexOf('Harmless'))).toContain(expected);
    expect(text).toMatch(/\.json:\d+\)/);
    expect(text).toContain('1.4.0 to 1.5.0: that needs a major version step');
  });

  it('allows breaking changes with a major version step.', async () => {
    const result = classifyChanges(await compareContracts(old, contract('major.json', '2.0.0', { path: '/papers' })));
    expect(result.breaking.length).toBeGreaterThan(0);
    expect(result.fails).toBe(false);
  });

  it('allows harmless changes.', async () => {
    const result = classifyChanges(await compareContracts(contract('strict.json', '1.4.0', { required: ['text', 'title'] }), old));
    expect(result).toMatchObject({ breaking: [], fails: false });
    expect(result.harmless.length).toBeGreaterThan(0);
  });

  it('names the contract that cannot be read.', async () => {
    await expect(compareContracts(old, join(folder, 'nowhere.json'))).rejects.toThrow('nowhere.json');
  });
});

it.each([
  ['1.4.0', '2.0.0', true],
  ['1.4.0', '1.5.0', false],
  ['2.0.0', '1.0.0', false],
  ['0.1.0', '0.2.0', true],
  ['0.1.0', '0.1.1', false],
  ['0.9.0', '1.0.0', true],
  ['1.0', '2.0', false],
])('The step from %s to %s allows breaking changes: %s', (old, updated, allowed) => {
  expect(isMajorBump(old, updated)).toBe(allowed);
});
