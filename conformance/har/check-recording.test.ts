import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { createMasker } from '../config/mask-report';
import { checkRecording } from './check-recording';
import { readRecording } from './recording';
import type { Entry } from './recording';

const folder = mkdtempSync(join(tmpdir(), 'conformance-har-'));
afterAll(() => rmSync(folder, { recursive: true }));

const contractFile = join(folder, 'notes.json');
const note = { type: 'object', required: ['id'], properties: { id: { type: 'integer' }, token: { type: 'string' } } };
const documentedResponse = (schema: object) => ({ description: 'Fine.', content: { 'application/json': { schema } } });
writeFileSync(
  contractFile,
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Notes', version: '1.0.0' },
    servers: [{ url: '/api' }],
    paths: {
      '/notes/recent': { get: { operationId: 'recent', responses: { 200: documentedResponse({ type: 'array' }) } } },
      '/notes/{id}': {
        get: { operationId: 'getNote', responses: { 200: documentedResponse(note) } },
        delete: { operationId: 'deleteNote', responses: { 204: { description: 'Gone.' } } },
      },
    },
  }),
);

function entry(method: string, url: string, status: number, body: string | undefined, overrides: Partial<Entry['response']> = {}): Entry {
  return {
    time: 5,
    request: { method, url, headers: [{ name: 'Authorization', value: 'Bearer secret-of-ana' }] },
    response: {
      status,
      headers: [{ name: 'Content-Type', value: 'application/json' }],
      content: { size: body?.length ?? 9, text: body },
      ...overrides,
    },
  };
}

const validator = (entries: readonly Entry[], server: URL | null = null) =>
  checkRecording(entries, { contractFile, allowExternalRefs: false, server, budget: 0 });

describe('Recorded traffic', () => {
  it('is clean if it keeps the contract, with or without the server prefix.', async () => {
    const { report, checkedCalls } = await validator([
      entry('GET', 'https://notes.test/api/notes/7', 200, '{"id":7}'),
      entry('GET', 'https://notes.test/notes/recent', 200, '[]'),
      entry('DELETE', 'https://notes.test/api/notes/7', 204, ''),
    ]);
    expect(report.findings).toEqual([]);
    expect(checkedCalls).toBe(3);
    expect(report.summary).toMatchObject({ operations: 3, checked: 3, coverage: { operations: 1, statuses: 1 } });
  });

  it('is checked like responses of a server: status, type, schema, body of a 204.', async () => {
    const { report } = await validator([
      entry('GET', 'https://notes.test/api/notes/7', 200, '{"id":"7"}'),
      entry('GET', 'https://notes.test/api/notes/8', 418, '{}'),
      entry('GET', 'https://notes.test/api/notes/recent', 200, '[]', { headers: [{ name: 'Content-Type', value: 'text/html' }] }),
      entry('DELETE', 'https://notes.test/api/notes/7', 204, '{}'),
    ]);
    expect(report.findings.map(({ check, operationId }) => `${check} ${operationId ?? ''}`).toSorted()).toEqual([
      'content-type recent',
      'empty-body deleteNote',
      'response-schema getNote',
      'status-undocumented getNote',
    ]);
    expect(report.findings.find(({ check }) => check === 'response-schema')).toMatchObject({ pointer: '/id', actual: 'string "7"' });
  });

  it('is decoded from base64; calls saved without a body are blocked.', async () => {
    const { report } = await validator([
      entry('GET', 'https://notes.test/api/notes/7', 200, Buffer.from('{"id":null}').toString('base64'), {
        content: { size: 11, text: Buffer.from('{"id":null}').toString('base64'), encoding: 'base64' },
      }),
      entry('GET', 'https://notes.test/api/notes/recent', 200, undefined),
    ]);
    expect(report.findings.map(({ pointer }) => pointer)).toEqual(['/id']);
    expect(report.blocked.map(({ operationId }) => operationId)).toEqual(['recent']);
  });

  it('is skipped for preflights, aborted calls, other hosts and unknown paths.', async () => {
    const { checkedCalls, unknownCalls } = await validator(
      [
        entry('OPTIONS', 'https://notes.test/api/notes/7', 204, ''),
        entry('GET', 'https://notes.test/api/notes/7', 0, ''),
        entry('GET', 'https://other.test/api/notes/7', 200, '{}'),
        entry('GET', 'https://notes.test/app.js', 200, ''),
        entry('GET', 'https://notes.test/api/notes/7', 304, ''),
      ],
      new URL('https://notes.test'),
    );
    expect(checkedCalls).toBe(1);
    expect(unknownCalls).toEqual(['GET /app.js']);
  });

  it('is masked in the report.', async () => {
    const { report, secrets } = await validator([
      entry('GET', 'https://notes.test/api/notes/7?api_token=in-the-query', 200, '{"id":"came-back-1","token":"came-back-1"}'),
    ]);
    const text = JSON.stringify(createMasker(secrets)(report));
    for (const secret of ['secret-of-ana', 'in-the-query', 'came-back-1']) expect(text).not.toContain(secret);
    expect(text).toContain('Bearer $TOKEN');
  });

  it('must be a HAR file.', () => {
    writeFileSync(join(folder, 'a.har'), '{"log":{}}');
    expect(() => readRecording(join(folder, 'a.har'))).toThrow('not HAR 1.2: log.entries');
    expect(() => readRecording(join(folder, 'none.har'))).toThrow('cannot be read');
  });
});
