import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { ANSWERS, type HostileAnswer, SCHEMAS } from './answers.fixture';
import { answerObject, check, type Outcome, startRawServer } from './hostile-server.fixture';

const successOf = (schema: object = { type: ['object', 'array'] }) => ({
  description: 'Success.',
  content: { 'application/json': { schema } },
});
const readOf = (operationId: string) => ({ operationId, responses: { '200': successOf() } });
const byId = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
const answers = Object.entries<HostileAnswer>(ANSWERS);
// Behind each hostile answer is an operation with an ordinary one, so that what the hostile one breaks is seen at the next one.
const paths = answers.flatMap(([name, { schema, creates }]) => [
  creates === true
    ? [`/${name}`, { post: { operationId: name, responses: { '201': successOf(schema) } } }]
    : [`/${name}`, { get: { operationId: name, responses: { '200': successOf(schema) } } }],
  [`/${name}/{id}`, { parameters: byId, get: readOf(`${name}Item`) }],
  [`/${name}Next`, { get: readOf(`${name}Next`) }],
]);
const contract = {
  openapi: '3.1.0',
  info: { title: 'Hostile', version: '1' },
  paths: Object.fromEntries(paths),
  components: { schemas: SCHEMAS },
};
const write = (folder: string) => {
  const file = join(folder, 'contract.json');
  writeFileSync(file, JSON.stringify(contract));
  return file;
};

let outcome: Outcome;
let server: Awaited<ReturnType<typeof startRawServer>>;
beforeAll(async () => {
  server = await startRawServer((path, socket) => {
    const hostile = ANSWERS[path.slice(1)];
    if (hostile === undefined) answerObject(path, socket);
    else hostile.send(socket);
  });
  outcome = await check(server.url, write, '--profile', 'smoke');
}, 300_000);
afterAll(() => server.close());

const findingsOf = (name: string) => outcome.report?.findings.filter(({ operationId }) => operationId === name) ?? [];

test('a run against hostile answers ends by itself with a whole report', () => {
  expect(outcome.report).toMatchObject({ partial: false });
  expect(outcome.code).toBe(1);
  const missed = outcome.report?.coverage.filter(({ operationId, succeeded }) => operationId.endsWith('Next') && !succeeded);
  expect(missed?.map(({ operationId }) => operationId)).toEqual([]);
  expect(outcome.err).not.toContain('internal error');
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

const found = answers.flatMap(([name, { finding }]) => (finding === undefined ? [] : [[name, ...finding] as const]));

test.each(found)('%s is a finding of the check %s', (name, checkId, actual) => {
  expect(findingsOf(name)).toContainEqual(expect.objectContaining({ check: checkId, actual: expect.stringContaining(actual) as string }));
});

test.each(Object.keys(ANSWERS).filter((name) => ANSWERS[name]?.isFine === true))('%s is unusual, and within the contract', (name) => {
  expect(findingsOf(name).filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(outcome.report?.coverage.find(({ operationId }) => operationId === name)).toMatchObject({ succeeded: true });
});

test('addresses and ids of a server that cannot be decoded or encoded end no run', { timeout: 120_000 }, async () => {
  const names = Object.keys(ANSWERS).filter((name) => /^(?:broken|half|percent)/.test(name));
  const operationIds = names.flatMap((name) => [name, `${name}Item`, `${name}Next`]);
  const only = operationIds.flatMap((id) => ['--only', id]);
  const { report, err } = await check(server.url, write, '--profile', 'full', ...only);
  expect([report?.incomplete, err]).toEqual([[], expect.not.stringContaining('internal error')]);
  const succeeded = report?.coverage.filter((one) => one.succeeded).map(({ operationId }) => operationId) ?? [];
  expect(succeeded.toSorted()).toEqual(operationIds.toSorted());
});

test('bodies above the limit are named as such', () => {
  for (const name of ['gzipBomb', 'brotliBomb', 'deflateBomb', 'longText', 'endlessBody', 'endlessChunks'])
    expect([name, ...findingsOf(name).map(({ message }) => message)].join()).toContain('more than 10 MB');
});

test('a body without an end is closed soon after the limit', () => {
  for (const name of ['endlessBody', 'endlessChunks']) expect(server.sentBytes.get(`/${name}`)).toBeLessThan(40 * 1024 * 1024);
});

test('a validation that does not end is listed, so that the run does not count as complete', () => {
  const [reason = ''] = outcome.report?.incomplete ?? [];
  expect(reason).toContain('does not end');
  expect(outcome.report?.blocked.filter(({ reason: text }) => text.includes('it takes more than')).length).toBeGreaterThan(2);
});
