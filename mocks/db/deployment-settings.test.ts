import { expect, test } from 'vitest';

import { createWorld } from './world';

test('the settings of a deployment outlast a reset of the world', () => {
  const world = createWorld({ games: 1, settings: { pixel_gtm: 'GTM-DEMO123' } });
  world.settings.maintence = true;
  world.reset();
  expect(world.settings).toMatchObject({ pixel_gtm: 'GTM-DEMO123', maintence: false });
});
