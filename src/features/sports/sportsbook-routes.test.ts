// @vitest-environment node
import { expect, test } from 'vitest';

import type { SportsbookPageName } from './sportsbook-routes';
import { urlForRoute, pathForRoute, routeFromPath, routeFromUrl, canonicalUrl } from './sportsbook-routes';

const split = (url: string): [pathname: string, hash: string] => {
  const { pathname, hash } = new URL(url, 'http://site.invalid');
  return [pathname, hash];
};

// The cases are those of SPEC R32.
test.each<[page: SportsbookPageName, url: string, canonical: string]>([
  ['sports', '/sports#/sports/futebol', '/sports#/futebol'],
  ['sports', '/sports#/futebol/futebol', '/sports#/futebol'],
  ['sports', '/sports#/sports/sports/futebol', '/sports#/futebol'],
  ['sports', '/sports#/sports/futebol/futebol', '/sports#/futebol'],
  ['sports', '/sports#/futebol/futebol/futebol/serie-ouro', '/sports#/futebol/serie-ouro'],
  ['sports', '/sports#/a/a/a/a/a/a/a', '/sports#/a'],
  ['sports', '/sports#/futebol/serie-ouro/futebol/serie-ouro', '/sports#/futebol/serie-ouro'],
  ['sports', '/sports#/sport/futebol', '/sports#/futebol'],
  ['sports', '/sports#/sports', '/sports'],
  ['sports', '/sports#/', '/sports'],
  ['sports', '/sports#//futebol/', '/sports#/futebol'],
  ['sports', '/sports/sports/futebol', '/sports/futebol'],
  ['sports', '/sports/futebol/futebol', '/sports/futebol'],
  ['sports', '/sports/sport', '/sports'],
  ['sports', '/sports/futebol#/futebol', '/sports#/futebol'],
  ['sports', '/sports/futebol#/futebol/serie-ouro', '/sports#/futebol/serie-ouro'],
  ['sports', '/sports/futebol#/basquete', '/sports#/basquete'],
  ['esports', '/sports/esports#/esports/arena-tatica', '/sports/esports#/arena-tatica'],
  ['esports', '/sports/esports#/sports/esports/arena-tatica', '/sports/esports#/arena-tatica'],
  ['esports', '/sports/esports/esports/arena-tatica', '/sports/esports/arena-tatica'],
  ['altenar-sports', '/altenar-sports#/altenar-sports/futebol', '/altenar-sports#/futebol'],
  ['altenar-sports', '/altenar-sports#/sports/futebol', '/altenar-sports#/futebol'],
])('on the page %s the canonical URL of %s is %s', (page, url, canonical) => {
  expect(canonicalUrl(page, ...split(url))).toBe(canonical);
  expect(canonicalUrl(page, ...split(canonical))).toBeUndefined();
});

test.each<[page: SportsbookPageName, url: string]>([
  ['sports', '/sports'],
  ['sports', '/sports/'],
  ['sports', '/sports/futebol/serie-ouro/9'],
  ['sports', '/sports#/futebol'],
  ['sports', '/sports#/futebol/serie-ouro'],
  ['sports', '/sports#/tenis/futebol/tenis'],
  ['sports', '/sports#/sports-ao-vivo'],
  ['sports', '/sports#conteudo'],
  ['sports', '/sports/futebol#conteudo'],
  ['esports', '/sports/esports/arena-tatica'],
  ['altenar-sports', '/altenar-sports#/futebol'],
])('on the page %s the URL %s is canonical', (page, url) => {
  expect(canonicalUrl(page, ...split(url))).toBeUndefined();
});

test.each<[page: SportsbookPageName, url: string, route: string | undefined]>([
  ['sports', '/sports', '/'],
  ['sports', '/sports/futebol/serie-ouro/9', '/futebol/serie-ouro/9'],
  ['sports', '/sports#/futebol/serie-ouro', '/futebol/serie-ouro'],
  ['sports', '/sports#/sports/futebol', '/futebol'],
  ['sports', '/sports/futebol#/basquete', '/basquete'],
  ['sports', '/sports#conteudo', undefined],
  ['sports', '/sports#/a\\b', '/'],
  ['sports', `/sports#/${'a'.repeat(500)}`, '/'],
  ['sports', '/sports#/../../casino', '/casino'],
  ['esports', '/sports/esports', '/'],
  ['esports', '/sports/esports/arena-tatica', '/arena-tatica'],
  ['altenar-sports', '/altenar-sports/futebol/9', '/futebol/9'],
])('on the page %s the URL %s has the route %s', (page, url, route) => {
  expect(routeFromUrl(page, ...split(url))).toBe(route);
});

test.each<[page: SportsbookPageName, route: string, url: string]>([
  ['sports', '/', '/sports'],
  ['sports', '/futebol', '/sports#/futebol'],
  ['sports', '/sports/futebol', '/sports#/futebol'],
  ['esports', '/arena-tatica', '/sports/esports#/arena-tatica'],
  ['altenar-sports', '/futebol', '/altenar-sports#/futebol'],
])('on the page %s the route %s has the URL %s', (page, route, url) => {
  expect(urlForRoute(page, route)).toBe(url);
});

test.each([
  ['/sports', '/futebol', '/sports/futebol'],
  ['/sports', '/', '/sports'],
  ['/', '/', '/'],
  ['/', '/futebol', '/futebol'],
  ['/pt/sports/', '/futebol', '/pt/sports/futebol'],
])('with the start path %s the route %s has the path %s', (start, route, path) => {
  expect(pathForRoute(start, route)).toBe(path);
});

test.each<[page: SportsbookPageName, start: string, path: string, route: string | undefined]>([
  ['sports', '/sports', '/sports/futebol', '/futebol'],
  ['sports', '/sports', '/futebol', '/futebol'],
  ['sports', '/sports', '/', '/'],
  ['sports', '/sports', '/esports/arena-tatica', '/esports/arena-tatica'],
  ['sports', '/pt/sports', '/pt/sports/futebol/1', '/futebol/1'],
  ['esports', '/esports', '/esports/arena-tatica', '/arena-tatica'],
  ['esports', '/esports', '/esports', '/'],
  ['esports', '/esports', '/futebol', undefined],
  ['esports', '/esports', '/', undefined],
])('on the page %s with the start path %s the path %s has the route %s', (page, start, path, route) => {
  expect(routeFromPath(page, start, path)).toBe(route);
});
