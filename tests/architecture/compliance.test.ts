import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { deploymentFile } from '../../scripts/deploy/config/deployment-config';
import { SCENARIO_NAMES } from '../../mocks/scenarios/names';
import { absolute, projectFiles } from '../../scripts/project-files';
import { complianceRows, schemaKeys } from './compliance-table';
import { citedIds, definedIds } from './spec-citations';

const read = (file: string) => readFileSync(absolute(file), 'utf8');

const rows = complianceRows(read('docs/compliance.md'));
const contract = read('generated/openapi.json');
const namesIn = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
const operations = namesIn(contract, /"operationId": ?"(\w+)"/g);
/** Names of the contract's fields, also of values such as the status of a refusal. */
const fields = namesIn(contract, /"(\w+)"/g);
const keys = schemaKeys(deploymentFile.schema);
/** Operations that the contract checker calls in its scenarios. */
const checked = namesIn(projectFiles(['conformance/scenarios']).map(read).join('\n'), /operationId: (\w+)/g);
const reference = read('docs/reference/configuration.md');
/** Lines of docs/spec by id. */
const specification = new Map(
  projectFiles(['docs/spec']).flatMap((file) =>
    read(file)
      .split(/\n(?=- |\| )/)
      .flatMap((line) => definedIds(line).map((id) => [id, line] as const)),
  ),
);
const NONE = /^none: \w/;
const pictures = namesIn(read('tests/gallery/regulation-states.ts'), /name: '([\w-]+)'/g);

describe('the table of docs/compliance.md', () => {
  test('has a value in each cell', () => {
    expect(rows.length).toBeGreaterThan(45);
    expect(rows.filter(({ cells }) => cells.length !== 7 || cells.includes('')).map(({ rule }) => rule)).toEqual([]);
  });

  test.each(rows.map((row) => [row.rule, row] as const))('names only what exists: %s', (_, row) => {
    expect(row.operations.filter((name) => !operations.has(name))).toEqual([]);
    expect(row.operations.filter((name) => !checked.has(name))).toEqual([]);
    expect(row.scenarios.filter((name) => !SCENARIO_NAMES.some((known) => known === name))).toEqual([]);
    expect(row.pictures.filter((name) => !pictures.has(name))).toEqual([]);
    expect(row.switches.filter((name) => !keys.has(name))).toEqual([]);
    expect(row.answers.filter(([field, operation]) => !fields.has(field) || !operations.has(operation))).toEqual([]);
    expect(row.tests.filter((file) => !existsSync(absolute(file)))).toEqual([]);
  });

  test.each(rows.map((row) => [row.rule, row] as const))('names a line of the specification, and a norm as the source: %s', (_, row) => {
    expect(row.ids).not.toEqual([]);
    for (const id of row.ids) expect(specification.get(id), id).toBeDefined();
    expect(row.cells[1]).toMatch(/\b(?:Lei|LGPD|Portarias?|IN)\b/);
  });

  test.each(rows.map((row) => [row.rule, row] as const))('says in each cell without a name why: %s', (_, row) => {
    const [, , , calls, , pictures, switches] = row.cells;
    if (row.operations.length + row.scenarios.length === 0) expect(calls).toMatch(NONE);
    if (row.pictures.length === 0) expect(pictures).toMatch(NONE);
    if (row.switches.length + row.answers.length === 0) expect(switches).toBe('always');
    for (const key of row.switches) expect(reference).toContain(`| \`${key}\` |`);
  });

  test.each(rows.map((row) => [row.rule, row] as const))('has a test in the browser, and one that cites the rule: %s', (_, row) => {
    if (row.hasNoTest) return;
    const cited = row.tests.flatMap((file) => citedIds(file, read(file)));
    expect(row.ids.filter((id) => cited.includes(id))).not.toEqual([]);
    if (row.hasNoSight) return;
    expect(row.tests.filter((file) => file.startsWith('tests/e2e/'))).not.toEqual([]);
  });

  test('has a row for each rule of the specification, and for each switch', () => {
    const ids = definedIds(read('docs/spec/regulation.md')).filter((id) => id !== 'Q1');
    expect(ids.filter((id) => rows.every((row) => !row.ids.includes(id)))).toEqual([]);
    const switches = [...keys].filter((key) => key.startsWith('regulation.'));
    expect(switches.filter((key) => rows.every((row) => !row.switches.includes(key)))).toEqual([]);
  });
});

test('the reader of the table finds what each cell names', () => {
  const text =
    '| a rule | Lei 1 | page; Q14 | `login`; scenario `excluded` | [a](../tests/a.spec.ts) | `shot` | `bonusPolicy`; backend (`x` of `y`) |';
  expect(complianceRows(text)).toEqual([
    expect.objectContaining({
      rule: 'a rule',
      ids: ['Q14'],
      operations: ['login'],
      scenarios: ['excluded'],
      tests: ['tests/a.spec.ts'],
      pictures: ['shot'],
      switches: ['bonusPolicy'],
      answers: [['x', 'y']],
      hasNoTest: false,
      hasNoSight: false,
    }),
  ]);
});
