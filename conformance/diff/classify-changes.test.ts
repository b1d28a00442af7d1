import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { compare } from './redocly';
import { tellVerdict } from './format-diff';
import { isMajorStep, verdictOn } from './classify-changes';

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

describe('two contracts', () => {
  const old = contract('old.json', '1.4.0');

  it.each([
    ['a removed path', contract('path.json', '1.5.0', { path: '/papers' }), '/notes'],
    ['a field that is required from now on', contract('field.json', '1.5.0', { required: ['text', 'title'] }), 'title'],
  ])('tell %s as breaking, at its line', async (_, fresh, words) => {
    const verdict = verdictOn(await compare(old, fresh));
    expect(verdict.fails).toBe(true);
    const told = tellVerdict(verdict);
    expect(told.slice(0, told.indexOf('Harmless'))).toContain(words);
    expect(told).toMatch(/\.json:\d+\)/);
    expect(told).toContain('1.4.0 to 1.5.0: that needs a step of the major version');
  });

  it('may break with a step of the major version', async () => {
    const verdict = verdictOn(await compare(old, contract('major.json', '2.0.0', { path: '/papers' })));
    expect(verdict.breaking.length).toBeGreaterThan(0);
    expect(verdict.fails).toBe(false);
  });

  it('may change what breaks nobody', async () => {
    const verdict = verdictOn(await compare(contract('strict.json', '1.4.0', { required: ['text', 'title'] }), old));
    expect(verdict).toMatchObject({ breaking: [], fails: false });
    expect(verdict.harmless.length).toBeGreaterThan(0);
  });

  it('are named where one cannot be read', async () => {
    await expect(compare(old, join(folder, 'nowhere.json'))).rejects.toThrow('nowhere.json');
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
])('the step from %s to %s allows what breaks: %s', (old, fresh, allowed) => {
  expect(isMajorStep(old, fresh)).toBe(allowed);
});
