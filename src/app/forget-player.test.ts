import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { forgetPlayer } from './forget-player';

test('what is the player\u2019s goes, what is the same for everyone stays (SPEC L2)', () => {
  const client = new QueryClient();
  const own = [
    ['/api/auth/me'],
    ['/api/favorite-game/favorite'],
    ['/api/wallet'],
    ['/v2/promotions/7'],
    ['/api/games/recent', { page: 1 }],
  ];
  const common = [['/v2/games', { page: 2 }], ['/v2/games/7'], ['/v2/settings/'], ['/api/seo', { section_name: 'home' }]];
  for (const key of [...own, ...common]) client.setQueryData(key, 1);
  forgetPlayer(client);
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual(common);
});
