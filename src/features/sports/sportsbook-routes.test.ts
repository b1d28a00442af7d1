import { expect, test } from 'vitest';

import type { SportsbookPageName } from './sportsbook-routes';
import { urlForRoute, pathForRoute, routeFromPath, routeFromUrl, canonicalUrl } from './sportsbook-routes';

const split = (address: string): [pathname: string, hash: string] => {
  const { pathname, hash } = new URL(address, 'http://site.invalid');
  return [pathname, hash];
};

// SPEC R32: of a path or hash that names the same leading part twice one is kept.
test.each<[page: SportsbookPageName, address: string, becomes: string]>([
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
])('on the page %s, %s becomes %s', (page, address, becomes) => {
  expect(canonicalUrl(page, ...split(address))).toBe(becomes);
  expect(canonicalUrl(page, ...split(becomes))).toBeUndefined();
});

test.each<[page: SportsbookPageName, address: string]>([
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
])('on the page %s, %s stays', (page, address) => {
  expect(canonicalUrl(page, ...split(address))).toBeUndefined();
});

test.each<[page: SportsbookPageName, address: string, place: string | undefined]>([
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
])('on the page %s, %s leads to %s in the book', (page, address, place) => {
  expect(routeFromUrl(page, ...split(address))).toBe(place);
});

test.each<[page: SportsbookPageName, place: string, address: string]>([
  ['sports', '/', '/sports'],
  ['sports', '/futebol', '/sports#/futebol'],
  ['sports', '/sports/futebol', '/sports#/futebol'],
  ['esports', '/arena-tatica', '/sports/esports#/arena-tatica'],
  ['altenar-sports', '/futebol', '/altenar-sports#/futebol'],
])('of the page %s the place %s has the address %s', (page, place, address) => {
  expect(urlForRoute(page, place)).toBe(address);
});

test.each([
  ['/sports', '/futebol', '/sports/futebol'],
  ['/sports', '/', '/sports'],
  ['/', '/', '/'],
  ['/', '/futebol', '/futebol'],
  ['/pt/sports/', '/futebol', '/pt/sports/futebol'],
])('from %s the place %s is %s in the book', (start, place, path) => {
  expect(pathForRoute(start, place)).toBe(path);
});

test.each<[page: SportsbookPageName, start: string, path: string, place: string | undefined]>([
  ['sports', '/sports', '/sports/futebol', '/futebol'],
  ['sports', '/sports', '/futebol', '/futebol'],
  ['sports', '/sports', '/', '/'],
  ['sports', '/sports', '/esports/arena-tatica', '/esports/arena-tatica'],
  ['sports', '/pt/sports', '/pt/sports/futebol/1', '/futebol/1'],
  ['esports', '/esports', '/esports/arena-tatica', '/arena-tatica'],
  ['esports', '/esports', '/esports', '/'],
  ['esports', '/esports', '/futebol', undefined],
  ['esports', '/esports', '/', undefined],
])('on the page %s from %s, the book at %s is at %s', (page, start, path, place) => {
  expect(routeFromPath(page, start, path)).toBe(place);
});
