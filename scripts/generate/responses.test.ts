import { expect, test } from 'vitest';

import type { Document, Response } from './document';
import { renderResponses } from './responses';

const json = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } });

function documentWith(responses: Record<string, Response>, extra: Record<string, unknown> = {}): Document {
  return {
    info: { title: 'Trial', version: '1.0.0' },
    tags: [{ name: 'wallet' }],
    paths: { '/api/redeem': { post: { operationId: 'redeem', tags: ['wallet'], 'x-source': 'observed', responses, ...extra } } },
    webhooks: {},
    components: {
      schemas: {
        Message: { type: 'object' },
        Done: {
          properties: { message: { type: 'string', 'x-player-facing': true }, data: { $ref: '#/components/schemas/Deep' } },
        },
        Deep: { properties: { errors: { type: 'object', 'x-player-facing': true }, id: { type: 'string' } } },
      },
      responses: { Refused: { content: json('Message'), 'x-executed': 'never', 'x-player-facing': true } },
    },
  };
}

test('each success status has its body, and x-success covers every other 2xx', () => {
  const responses = { 200: { content: json('Done') }, 202: { content: json('Done'), 'x-body': 'optional' as const }, 204: {} };
  expect(renderResponses(documentWith(responses))).toContain("const bodies1: Bodies = { 200: 'json', 202: 'optional', 204: 'empty' };");
  const text = renderResponses(documentWith(responses, { 'x-success': 'any' }));
  expect(text).toContain("const bodies1: Bodies = { 200: 'optional', 202: 'optional', 204: 'empty', any: 'optional' };");
  expect(text).toContain('  redeem: bodies1,');
});

test('an error response has its schema, and flags for a rejection and for texts for players', () => {
  const text = renderResponses(documentWith({ 409: { $ref: '#/components/responses/Refused' }, 500: { content: json('Message') } }));
  expect(text).toContain('const messageRejectionShown: ErrorResponse = { schema: Message, isRejection: true, isPlayerFacing: true };');
  expect(text).toContain('const messageUnknown: ErrorResponse = { schema: Message, isRejection: false, isPlayerFacing: false };');
  expect(text).toContain('const errors1: Errors = { 409: messageRejectionShown, 500: messageUnknown };');
  expect(text).toContain('  redeem: errors1,');
  expect(text).toContain("import { Message } from './zod/errors';");
});

test('operations with equal responses share their constants', () => {
  const one = documentWith({ 200: { content: json('Done') }, 500: { content: json('Message') } });
  const paths = { ...one.paths, '/api/again': { post: { ...one.paths['/api/redeem']?.['post'], operationId: 'again' } } };
  const text = renderResponses({ ...one, paths } as Document);
  expect(text).toContain('  redeem: bodies1,\n  again: bodies1,');
  expect(text).toContain('  redeem: errors1,\n  again: errors1,');
  expect(text).not.toContain('errors2');
});

test.each([408, 429, 499, 500, 503])('a %i that claims to be a rejection stops the generator', (status) => {
  const responses = { [status]: { content: json('Message'), 'x-executed': 'never' as const } };
  expect(() => renderResponses(documentWith(responses))).toThrow(`redeem ${status} cannot be a rejection`);
});

test('an error response without a named schema stops the generator', () => {
  expect(() => renderResponses(documentWith({ 409: { 'x-executed': 'never' } }))).toThrow('redeem 409 has no named schema');
});

test('texts for players are listed by pointer, also one level deeper', () => {
  expect(renderResponses(documentWith({ 200: { content: json('Done') } }))).toContain("redeem: ['/message', '/data/errors'],");
});
