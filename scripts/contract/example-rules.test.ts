import { expect, it } from 'vitest';

import { hasExamples } from './example-rules';

it('Every response needs an example, also the one for all other statuses.', () => {
  const content = { 'application/json': { schema: { type: 'object', default: {} } } };
  const responses = { 200: { content }, default: { content } };
  expect(hasExamples({ paths: { '/v2/games': { get: { responses } } } })).toEqual(
    ['200', 'default'].map((status) => ({
      pointer: `#/paths/~1v2~1games/get/responses/${status}/content/application~1json`,
      message: 'has no example',
    })),
  );
});
