import { expect, test } from 'vitest';

import { frameRights, plainGameRights } from './providers';

test('a plain game has the rights of its provider, and few if its provider is not listed (SPEC B18)', () => {
  expect(plainGameRights('araucaria').permissions).toEqual(['autoplay', 'fullscreen']);
  for (const slug of ['unlisted', '', 'constructor']) expect(plainGameRights(slug).permissions).toEqual(['fullscreen']);
});

test('only the verification widget has the camera (SPEC S5)', () => {
  const kinds = Object.entries(frameRights).filter(([, { permissions }]) => permissions.some((name) => name === 'camera'));
  expect(kinds.map(([kind]) => kind)).toEqual(['verification']);
});
