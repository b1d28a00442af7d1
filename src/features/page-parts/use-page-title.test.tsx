import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { backend } from '@/api/backend.fixture';
import { setSiteName } from '@/product/site-name';

import { SeoTitle } from './seo-title';
import { usePageTitle } from './use-page-title';

let seoRequests: string[];
let warn: ReturnType<typeof vi.spyOn>;
let seo: () => Response;
let settings: object;

beforeEach(() => {
  seoRequests = [];
  settings = { general_site_title: 'Casa' };
  setSiteName('Palpite');
  document.title = '';
  document.head.innerHTML = '<meta name="description" content="A casa.">';
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  backend({
    getSeo: (request) => {
      const { pathname, search } = new URL(request.url);
      seoRequests.push(pathname + search);
      return seo();
    },
    getSettings: () => Response.json(settings),
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

const description = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
const seoCalls = () => seoRequests;

function Named({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}

function draw(page: ReactNode): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(<QueryClientProvider client={client}>{page}</QueryClientProvider>);
  return client;
}

test('title and description come from the SEO record (SPEC S11)', async () => {
  seo = () => Response.json({ title: 'Cassino ao vivo', content: '<p>Mesas <b>ao vivo</b> &amp; shows.</p>' });
  draw(<SeoTitle section="casino_live" />);
  await waitFor(() => expect(document.title).toBe('Cassino ao vivo | Casa'));
  expect(description()).toBe('Mesas ao vivo & shows.');
  expect(seoCalls()).toEqual(['/api/seo?section_name=casino_live']);
  cleanup();
  expect(description()).toBe('A casa.');
});

test('the request for a game has its id (SPEC S10)', async () => {
  seo = () => Response.json({ title: 'Voo da Jangada', content: '' });
  draw(<SeoTitle section="casino_games" source="1001" />);
  await waitFor(() => expect(seoCalls()).toEqual(['/api/seo?section_name=casino_games&source_id=1001']));
});

test.each([
  ['204', () => new Response(null, { status: 204 })],
  ['an empty body', () => new Response('', { status: 200 })],
  ['empty texts', () => Response.json({ title: '', content: '' })],
])('an empty SEO record (%s) sets the fallback title and logs nothing (SPEC S11)', async (_name, answer) => {
  seo = answer;
  draw(<SeoTitle section="home" />);
  await waitFor(() => expect(document.title).toBe('Apostas Online | Casa'));
  expect(description()).toBe('A casa.');
  await waitFor(() => expect(seoCalls()).toHaveLength(1));
  expect(warn).not.toHaveBeenCalled();
});

test('a failed SEO request sets the fallback title and is logged (SPEC S11)', async () => {
  seo = () => Response.json({ message: 'x' }, { status: 500 });
  draw(<SeoTitle section="sports" />);
  await waitFor(() => expect(warn).toHaveBeenCalledWith('SEO of sports', expect.anything()));
  expect(document.title).toBe('Apostas Online | Casa');
  expect(description()).toBe('A casa.');
});

test('a failed SEO refetch restores the fallback title (SPEC S11)', async () => {
  seo = () => Response.json({ title: 'Esportes', content: 'Tudo do futebol.' });
  const client = draw(<SeoTitle section="sports" />);
  await waitFor(() => expect(document.title).toBe('Esportes | Casa'));
  seo = () => Response.json({ message: 'x' }, { status: 500 });
  await client.invalidateQueries();
  await waitFor(() => expect(document.title).toBe('Apostas Online | Casa'));
  expect(description()).toBe('A casa.');
});

test('a page without a section sends no request (SPEC S10)', async () => {
  draw(<SeoTitle section={undefined} />);
  await waitFor(() => expect(document.title).toBe('Apostas Online | Casa'));
  expect(seoCalls()).toEqual([]);
});

test('without a title in the settings the title has the name of the brand', async () => {
  settings = {};
  draw(<Named title="Promoções" />);
  await waitFor(() => expect(document.title).toBe('Promoções | Palpite'));
});
