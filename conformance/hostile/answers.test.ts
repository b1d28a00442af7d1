import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ANSWERS, SCHEMAS } from './answers.fixture';
import { answerObject, check, type Outcome, startRawServer } from './hostile-server.fixture';

const paths = Object.entries({ ...ANSWERS, last: { schema: { type: 'object' } } }).map(
  ([name, { schema = { type: ['object', 'array'] } }]) => [
    `/${name}`,
    { get: { operationId: name, responses: { '200': { description: 'Success.', content: { 'application/json': { schema } } } } } },
  ],
);
const contract = {
  openapi: '3.1.0',
  info: { title: 'Hostile', version: '1' },
  paths: Object.fromEntries(paths),
  components: { schemas: SCHEMAS },
};

let outcome: Outcome;
let server: Awaited<ReturnType<typeof startRawServer>>;
beforeAll(async () => {
  server = await startRawServer((path, socket) => {
    const hostile = ANSWERS[path.slice(1)];
    if (hostile === undefined) answerObject(path, socket);
    else hostile.send(socket);
  });
  const write = (folder: string) => {
    const file = join(folder, 'contract.json');
    writeFileSync(file, JSON.stringify(contract));
    return file;
  };
  outcome = await check(server.url, write, '--profile', 'smoke');
}, 300_000);
afterAll(() => server.close());

const findingsOf = (name: string) => outcome.report?.findings.filter(({ operationId }) => operationId === name) ?? [];

test('a run against hostile answers ends by itself with a whole report', () => {
  expect(outcome.report).toMatchObject({ partial: false });
  expect(outcome.code).toBe(1);
  expect(outcome.report?.coverage.find(({ operationId }) => operationId === 'last')).toMatchObject({ succeeded: true });
  expect(outcome.err).not.toContain('internal error');
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

describe('has a finding', () => {
  test.each(
    Object.keys(ANSWERS).filter((name) => ANSWERS[name]?.isFine !== true && !/^(endless(Pattern|Names)|quadratic|forked)/.test(name)),
  )('for %s', (name) => expect(findingsOf(name)).not.toEqual([]));
});

test.each(Object.keys(ANSWERS).filter((name) => ANSWERS[name]?.isFine === true))('%s is unusual, and within the contract', (name) => {
  expect(findingsOf(name).filter(({ severity }) => severity === 'error')).toEqual([]);
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
