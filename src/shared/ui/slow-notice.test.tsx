import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { restartWaits } from '../lib/waiting';
import { PageContext } from './page-context';
import { SlowNotice } from './slow-notice';

const SLOW = 'Está demorando mais que o normal…';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  restartWaits();
});
afterEach(() => vi.useRealTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const retry = () => screen.queryByRole('button', { name: 'Tentar de novo' });

test('after 3 s it says so politely, and after 10 s it offers a retry and the way to support', async () => {
  render(
    <PageContext value={{ page: '/', support: <a href="mailto:ajuda@exemplo.invalid">Suporte</a> }}>
      <SlowNotice />
    </PageContext>,
  );
  await wait(2999);
  expect(screen.queryByText(SLOW)).toBeNull();
  await wait(1);
  expect(screen.getByText(SLOW).closest('[aria-live="polite"]')).not.toBeNull();
  await wait(6999);
  expect(retry()).toBeNull();
  await wait(1);
  expect(retry()).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Suporte' })).toBeTruthy();
});

test('a retry aborts the pending request, sends it again, and starts the clock anew', async () => {
  const signals: AbortSignal[] = [];
  let answer: (data: string) => void = () => {};
  function Page() {
    const { data } = useQuery({
      queryKey: ['/v2/games'],
      queryFn: ({ signal }) => {
        signals.push(signal);
        return new Promise<string>((resolve) => (answer = resolve));
      },
    });
    return data === undefined ? <SlowNotice /> : <p>{data}</p>;
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  await wait(10_000);
  await act(async () => retry()?.click());
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(screen.queryByText(SLOW)).toBeNull();
  await wait(3000);
  expect(screen.getByText(SLOW)).toBeTruthy();
  await act(async () => answer('Jogos'));
  await wait(0);
  expect(screen.getByText('Jogos')).toBeTruthy();
});

test('several skeletons of a page say so once', async () => {
  const page = (isFirst: boolean) => (
    <>
      {isFirst && <SlowNotice />}
      <SlowNotice />
    </>
  );
  const shown = render(page(true));
  await wait(3000);
  expect(screen.getAllByText(SLOW)).toHaveLength(1);
  shown.rerender(page(false));
  expect(screen.getAllByText(SLOW)).toHaveLength(1);
});

test('waits that follow each other count as one: the way out comes 10 s after the first began', async () => {
  const shown = render(<SlowNotice key="code" />);
  await wait(4000);
  shown.rerender(<SlowNotice key="data" />);
  await wait(6000);
  expect(retry()).not.toBeNull();
});

test('a wait that begins later has its own clock', async () => {
  const shown = render(<SlowNotice key="first" />);
  await wait(9000);
  shown.unmount();
  await wait(1000);
  render(<SlowNotice key="second" />);
  await wait(2999);
  expect(screen.queryByText(SLOW)).toBeNull();
});
