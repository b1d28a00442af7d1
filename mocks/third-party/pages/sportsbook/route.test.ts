import { describe, expect, it } from 'vitest';

import { formatPath, parsePath } from './route';

describe('a path of the sportsbook', () => {
  it.each(['/', '/ao-vivo', '/apostas', '/busca', '/futebol', '/esports/arena-tatica', '/futebol/serie-ouro/serie-ouro-123-0'])(
    'is the same after parsing and formatting: %s',
    (path) => {
      expect(formatPath(parsePath(path))).toBe(path);
      expect(formatPath(parsePath(`#${path}`))).toBe(path);
    },
  );

  it.each([
    ['', '/'],
    ['#', '/'],
    ['/sports', '/'],
    ['/sports/futebol', '/futebol'],
    ['#/sports/futebol/serie-ouro', '/futebol/serie-ouro'],
    ['/esports', '/esports'],
    ['//futebol//', '/futebol'],
    ['/futebol?x=1', '/futebol'],
    ['/xadrez', '/'],
    ['/futebol/nba', '/futebol'],
    ['/futebol/liga-nacional', '/futebol'],
    ['/futebol/serie-ouro/copa-atlantica-1-1', '/futebol/serie-ouro'],
    ['/__proto__', '/'],
    ['#page=futebol%2Fserie-ouro', '/futebol/serie-ouro'],
    ['#page=overview', '/'],
  ])('leads to the nearest known page: %s → %s', (path, to) => {
    expect(formatPath(parsePath(path))).toBe(to);
  });
});
