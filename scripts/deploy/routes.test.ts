import { expect, test } from 'vitest';

import { hostRoutes, routePattern } from './routes';

const layout = undefined;
const table = hostRoutes({
  routes: [
    { path: '/', layout },
    { path: '/recuperar-senha', layout },
    { path: '/casino/:categoryName', layout },
    { path: '/casino', layout },
    { path: '/casino/live', layout },
    { path: '/rules-betting', layout },
    { path: '/:regulation', layout },
    { path: '/sports/*', layout: 'default' },
    { path: '/sports/esports/*', layout: 'default' },
    { path: '*', layout },
  ],
  fixedPaths: ['/', '/casino', '/casino/live', '/recuperar-senha'],
  regulationPages: ['termos-de-uso', 'rules-betting'],
});

/** Returns the first route that matches, like a host. */
function find(path: string) {
  const found = table.find((route) => new RegExp(routePattern(route.path)).test(path));
  return found && `${found.kind} ${found.file}`;
}

test.each([
  ['/', 'page /index.html'],
  ['/casino', 'page /casino/index.html'],
  ['/casino/', 'page /casino/index.html'],
  ['/Casino', undefined],
  ['/casino/live', 'page /casino/live/index.html'],
  ['/casino/roleta', 'page /page.html'],
  ['/casino/a/b', undefined],
  ['/recuperar-senha', 'recovery /recuperar-senha/index.html'],
  ['/sports', 'page /page-default.html'],
  ['/sports/futebol/serie-ouro', 'page /page-default.html'],
  ['/sportsx', undefined],
  ['/rules-betting', 'page /page.html'],
  ['/nada', undefined],
  ['/nada/disso', undefined],
])('the path %s has %s', (path, expected) => {
  expect(find(path)).toBe(expected);
});

test('a regulation page is in the table, other single segments are not (SPEC R15, R34)', () => {
  expect(find('/termos-de-uso')).toBe('page /page.html');
  expect(find('/outros-termos')).toBeUndefined();
});

test('each path is in the table once', () => {
  expect(new Set(table.map(({ path }) => path)).size).toBe(table.length);
});
