import type { components } from '@generated/schema';
import { describe, expect, test } from 'vitest';

import { CENTRAL_EXCLUSION } from '../../db/players/central-exclusion';
import { FOOTER_MENU, MENU } from '../../db/content/menus';
import { HOSTILE_PAGE } from '../../db/content/pages/hostile';
import { PAGES } from '../../db/content/pages/pages';
import { countWords, extractLinks, findHtmlErrors, isKnownLink } from '../../db/content/html.fixture';
import { testApp } from '../app.fixture';

type Schemas = components['schemas'];

const slugs = PAGES.map(({ slug }) => slug);

describe.each(PAGES.map((page) => [page.slug, page] as const))('the page %s', (slug, page) => {
  test('is returned as published', async () => {
    const { call, reports } = testApp();
    expect(await call('getPage', { path: { slug } })).toMatchObject({ status: 200, body: { data: page } });
    expect(reports).toEqual([]);
  });

  test('has 300 to 900 words of balanced HTML with allowed tags only', () => {
    expect(findHtmlErrors(page.content)).toEqual([]);
    expect(countWords(page.content)).toBeGreaterThan(300);
    expect(countWords(page.content)).toBeLessThan(900);
    expect(page.content).not.toMatch(/undefined|NaN|\$\{|!</);
  });

  test('has sections with unique ids', () => {
    const ids = [...page.content.matchAll(/<h2 id="([a-z-]+)">/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(4);
    expect(new Set(ids).size).toBe(ids.length);
    expect(page.content.match(/<h2/g)).toHaveLength(ids.length);
  });

  test('links only to existing pages', () => {
    expect(extractLinks(page.content).filter((link) => !isKnownLink(link, slugs))).toEqual([]);
  });

  test('contains the demonstration notice', () => {
    expect(page.content).toContain('Um operador publica aqui o seu próprio texto, revisto por um advogado.');
  });
});

test('the list contains every page but the injection test, by title', async () => {
  const { call } = testApp();
  const { data, meta } = (await call('listPages')).body as Schemas['PageList'];
  expect(meta.total).toBe(slugs.length);
  expect(data.map(({ slug }) => slug)).toEqual(slugs);
  expect(data.map(({ title }) => title)).toEqual(data.map(({ title }) => title).toSorted(new Intl.Collator('pt-BR').compare));
  const second = (await call('listPages', { query: 'page=2&per_page=4' })).body as Schemas['PageList'];
  expect(second.data.map(({ slug }) => slug)).toEqual(slugs.slice(4, 8));
});

test('the injection test is returned unchanged, so that the site can sanitize it', async () => {
  const { call } = testApp();
  const { status, body } = await call('getPage', { path: { slug: HOSTILE_PAGE.slug } });
  expect(status).toBe(200);
  expect((body as Schemas['PageAnswer']).data.content).toMatch(/<script>.*onerror=.*javascript:.*<iframe.*<form/s);
});

test('an unknown slug is a 404', async () => {
  const { call } = testApp();
  expect(await call('getPage', { path: { slug: 'nada' } })).toMatchObject({ status: 404, body: { message: 'Página não encontrada.' } });
});

describe('SEO texts', () => {
  test.each(['home', 'casino_live', 'casino_slots', 'casino_games', 'sports'])(
    'exist for %s, with title and paragraphs',
    async (section) => {
      const { call } = testApp();
      const { status, body } = await call('getSeo', { query: `section_name=${section}` });
      const { title, content } = body as Schemas['Seo'];
      expect(status).toBe(200);
      expect(title).not.toBe('');
      expect(content).toMatch(/^<p>.*<\/p>$/);
      expect(findHtmlErrors(content)).toEqual([]);
      expect(extractLinks(content).filter((link) => !isKnownLink(link, slugs))).toEqual([]);
    },
  );

  test('of a game contain its name and provider (SPEC E11)', async () => {
    const { call, world } = testApp();
    const game = world.catalogue.games[5];
    const { body } = await call('getSeo', { query: `section_name=casino_games&source_id=${String(game?.id)}` });
    const { title, content } = body as Schemas['Seo'];
    expect(title).toBe(`${String(game?.name)}, de ${String(game?.provider.name)}`);
    expect(content).toContain(`/providers/${String(game?.provider.slug)}`);
    expect(findHtmlErrors(content)).toEqual([]);
  });

  test.each(['section_name=poker', 'section_name=constructor', 'section_name=casino_games&source_id=99999999'])(
    'do not exist for %s',
    async (query) => {
      const { call } = testApp();
      expect(await call('getSeo', { query })).toMatchObject({ status: 204, body: undefined });
    },
  );
});

test('the platform has a valid CNPJ and the world’s time', async () => {
  const { call, world } = testApp();
  world.clock.advance(90_000);
  const { data } = (await call('getPlatform')).body as Schemas['PlatformAnswer'];
  expect(data).toMatchObject({ environment: 'sandbox', central_url: CENTRAL_EXCLUSION, server_time: '2026-11-21T14:06:30-03:00' });
  const digits = data.cnpj.replaceAll(/\D/g, '');
  const check = (length: number) => {
    const sum = [...digits.slice(0, length)].reduceRight((total, digit, at) => total + Number(digit) * (((length - 1 - at) % 8) + 2), 0);
    return String(sum % 11 < 2 ? 0 : 11 - (sum % 11));
  };
  expect(digits.slice(12)).toBe(check(12) + check(13));
  expect([data.support.email, data.support.url]).toEqual([expect.stringMatching(/\.invalid$/), expect.stringMatching(/\.invalid$/)]);
});

test('the menus link to pages of the site', async () => {
  const { call } = testApp();
  const { general_menu, general_footer_menu } = (await call('getSettings')).body as Schemas['Settings'];
  expect([general_menu, general_footer_menu]).toEqual([MENU, FOOTER_MENU]);
  const urls = [...MENU, ...FOOTER_MENU].map(({ url }) => url);
  expect(urls.filter((url) => !isKnownLink(url, slugs))).toEqual([]);
  const texts = FOOTER_MENU.map(({ url }) => (url === '/rules-betting' ? 'regras-de-apostas' : url.slice(1)));
  expect(texts.toSorted()).toEqual(slugs.toSorted());
});
