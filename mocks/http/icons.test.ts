import { expect, test } from 'vitest';

import { iconRoutes } from './icons';

const get = (path: string) => iconRoutes().request(path);

test('the icon service returns only the icons that are named (SPEC S18)', async () => {
  const response = await get('/icons/lucide.json?icons=banana,rocket,none-like-this');
  expect(response.headers.get('Content-Type')).toContain('application/json');
  const body = await response.json();
  expect(Object.keys(body.icons)).toEqual(['banana', 'rocket']);
  expect(body).toMatchObject({ prefix: 'lucide', width: 24, height: 24, not_found: ['none-like-this'] });
  expect(body.icons.rocket.body).toMatch(/^<(g|path) /);
});

test('another name of an icon comes with the icon that it stands for', async () => {
  const { aliases, icons } = await (await get('/icons/lucide.json?icons=home')).json();
  expect(icons[aliases.home.parent].body).toContain('<path');
});

test.each(['/icons/no-such-set.json?icons=a', '/icons/lucide.json', '/icons/..%2Flucide.json?icons=rocket', '/icons/lucide'])(
  '%s is not found',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);
