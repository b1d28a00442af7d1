import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { lazyPart } from '../lib/lazy-part';
import { PageContext } from './page-context';
import { SectionBoundary } from './section-boundary';

const warned = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(warned);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  warned.mockReset();
});

function Games({ fail }: { fail: () => boolean }) {
  if (fail()) throw new Error('broken');
  return <h2>Jogos</h2>;
}

test('a section that throws leaves the rest of the page and is logged with its name', () => {
  render(
    <>
      <h1>Início</h1>
      <SectionBoundary name="home: games" title="os jogos">
        <Games fail={() => true} />
      </SectionBoundary>
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Início' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Não foi possível mostrar os jogos');
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('home: games'), new Error('broken'));
});

test('a retry renders the section again and returns the focus to the page', async () => {
  let isBroken = true;
  render(
    <main tabIndex={-1}>
      <SectionBoundary name="games">
        <Games fail={() => isBroken} />
      </SectionBoundary>
    </main>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(screen.getByRole('alert')).toBeTruthy();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(screen.getByRole('heading', { name: 'Jogos' })).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('a retry refetches the data of the failed section', async () => {
  let name: unknown = {};
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  function Category() {
    const { data } = useQuery({ queryKey: ['/v2/categories'], queryFn: () => Promise.resolve({ name }) });
    return <p>{data === undefined ? 'Carregando' : (data.name as string)}</p>;
  }
  render(
    <QueryClientProvider client={client}>
      <SectionBoundary name="categories">
        <Category />
      </SectionBoundary>
    </QueryClientProvider>,
  );
  const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
  name = 'Roleta';
  await userEvent.click(retry);
  expect(await screen.findByText('Roleta')).toBeTruthy();
});

test('only another page renders the failed section again', () => {
  let isBroken = true;
  const page = (path: string) => (
    <PageContext value={{ page: path, support: null }}>
      <SectionBoundary name="games">
        <Games fail={() => isBroken} />
      </SectionBoundary>
    </PageContext>
  );
  const shown = render(page('/a'));
  isBroken = false;
  shown.rerender(page('/a'));
  expect(screen.queryByRole('heading', { name: 'Jogos' })).toBeNull();
  shown.rerender(page('/b'));
  expect(screen.getByRole('heading', { name: 'Jogos' })).toBeTruthy();
});

test('a fallback replaces the notice', () => {
  render(
    <SectionBoundary name="mark" fallback={<p>Palpite</p>}>
      <Games fail={() => true} />
    </SectionBoundary>,
  );
  expect(screen.getByText('Palpite')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('missing code is imported once per retry, and a pending import renders `pending`', async () => {
  const load = vi.fn<() => Promise<() => React.ReactNode>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockResolvedValueOnce(() => <h2>Apostas</h2>);
  const Bets = lazyPart(load);
  render(
    <SectionBoundary name="bets" pending={<p>Abrindo</p>}>
      <Bets />
    </SectionBoundary>,
  );
  expect(screen.getByText('Abrindo')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('heading', { name: 'Apostas' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(3);
});
