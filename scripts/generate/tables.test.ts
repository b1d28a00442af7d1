import { expect, test } from 'vitest';

import type { Document, Operation } from './document';
import { eventsAsPaths, withBareSchemas } from './document';
import { renderEvents, renderOperations, renderPublicReads, renderRoutes, renderValidators } from './tables';

const document: Document = {
  info: { title: 'Trial', version: '1.0.0', description: 'A long introduction.' },
  tags: [{ name: 'wallet' }],
  paths: {
    '/api/deposits': {
      post: {
        operationId: 'createDeposit',
        tags: ['wallet'],
        'x-source': 'proposed',
        security: [{ bearerAuth: [] }],
        parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
        responses: {
          201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Deposit' } } } },
          204: {},
          422: { content: { 'application/json': { schema: {} } } },
        },
      },
    },
  },
  webhooks: {
    DepositApprovedEvent: {
      post: {
        operationId: 'onDepositApproved',
        tags: ['wallet'],
        'x-source': 'observed',
        'x-channel': 'private-deposits.approved.{userId}',
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Deposit' } } } },
        responses: { 200: {} },
      },
    },
  },
  components: {
    schemas: {
      Deposit: {
        type: 'object',
        description: 'A deposit.',
        properties: { description: { type: 'string', description: 'Its text.', examples: [{ description: 'kept' }] } },
      },
    },
  },
};

test('the operation list has method, path, tag, source, security, idempotency and statuses', () => {
  expect(renderOperations(document)).toContain(
    "createDeposit: { method: 'POST', path: '/api/deposits', tag: 'wallet', source: 'proposed', secured: true, idempotent: true, publicRead: false, statuses: [201, 204, 422] }",
  );
});

test('the routes name the operation of each method and path', () => {
  expect(renderRoutes(document)).toContain("'POST /api/deposits': 'createDeposit',");
});

test('the pattern of public reads matches their paths with any id, and nothing below', () => {
  const get = (operationId: string, isPublic: boolean) => ({
    get: { operationId, tags: ['lobby'] as [string], 'x-source': 'proposed' as const, 'x-public-read': isPublic, responses: {} },
  });
  const paths = {
    '/v2/games': get('listGames', true),
    '/v2/games/{id}': get('getGame', true),
    '/v2/promotions': get('listPromotions', false),
  };
  const [, source = ''] = /PUBLIC_READS = \/(.*)\/;/.exec(renderPublicReads({ ...document, paths })) ?? [];
  const pattern = new RegExp(source);
  const matching = ['/v2/games', '/v2/games/7', '/v2/games/7/launch', '/v2/promotions', '/x/v2/games'].filter((path) => pattern.test(path));
  expect(matching).toEqual(['/v2/games', '/v2/games/7']);
});

test('validators are listed only for success responses with a body', () => {
  const text = renderValidators(document);
  expect(text).toContain("201: () => import('./zod/wallet').then((tag) => tag.CreateDeposit201Response)");
  expect(text).not.toMatch(/204:|422:/);
});

test('a success that is a reference has the validator of the response there', () => {
  const { post } = document.paths['/api/deposits'] as { post: Operation };
  const responses = { 201: { $ref: '#/components/responses/Deposited' }, 204: { $ref: '#/components/responses/None' } };
  const components = { ...document.components, responses: { Deposited: post.responses['201'], None: {} } };
  const text = renderValidators({ ...document, paths: { '/api/deposits': { post: { ...post, responses } } }, components });
  expect(text).toContain('tag.CreateDeposit201Response');
  expect(text).not.toContain('204:');
});

test('an event keeps its channel pattern, and an event without a channel is rejected', () => {
  expect(renderEvents(document)).toContain("channel: 'private-deposits.approved.{userId}'");
  const post = { ...document.webhooks['DepositApprovedEvent']?.['post'], 'x-channel': undefined };
  const broken = { ...document, webhooks: { DepositApprovedEvent: { post } } } as Document;
  expect(() => renderEvents(broken)).toThrow('webhook DepositApprovedEvent has no x-channel');
});

test('descriptions are removed from schemas, but not properties of that name and not from examples', () => {
  expect(withBareSchemas(document).components['schemas']).toEqual({
    Deposit: { type: 'object', properties: { description: { type: 'string', examples: [{ description: 'kept' }] } } },
  });
});

test('an event becomes a path that responds with its payload', () => {
  const { paths } = eventsAsPaths(document);
  expect(Object.keys(paths)).toEqual(['/DepositApprovedEvent']);
});
