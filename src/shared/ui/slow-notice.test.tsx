import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
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

test('the notice appears politely after 3 s and offers a retry and the support within 10 s', async () => {
  render(
    <PageContext value={{ page: '/', support: <a href="mailto:ajuda@exemplo.invalid">Suporte</a> }}>
      <SlowNotice />
    </PageContext>,
  );
  await wait(2999);
  expect(screen.queryByText(SLOW)).toBeNull();
  await wait(1);
  expect(screen.getByText(SLOW).closest('[aria-live="polite"]')).not.toBeNull();
  await wait(4999);
  expect(retry()).toBeNull();
  await wait(1);
  expect(retry()).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Suporte' })).toBeTruthy();
});

test('a retry aborts the pending request, repeats it and restarts the wait', async () => {
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
  // The first mount of StrictMode is one more.
  expect(signals.map(({ aborted }) => aborted).slice(-2)).toEqual([true, false]);
  expect(screen.queryByText(SLOW)).toBeNull();
  await wait(3000);
  expect(screen.getByText(SLOW)).toBeTruthy();
  await act(async () => answer('Jogos'));
  await wait(0);
  expect(screen.getByText('Jogos')).toBeTruthy();
});

test('several skeletons of a page show one notice', async () => {
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

test('consecutive waits count as one, so that the retry appears within 10 s of the first', async () => {
  const shown = render(<SlowNotice key="code" />);
  await wait(4000);
  shown.rerender(<SlowNotice key="data" />);
  await wait(5000);
  expect(retry()).not.toBeNull();
});

test('a later wait starts from zero', async () => {
  const shown = render(<SlowNotice key="first" />);
  await wait(8000);
  shown.unmount();
  await wait(2000);
  render(<SlowNotice key="second" />);
  await wait(2999);
  expect(screen.queryByText(SLOW)).toBeNull();
});

test('a part that Suspense hides leaves the notice to the part that replaces it', async () => {
  const never = new Promise<never>(() => undefined);
  const Pending = () => use(never);
  const Guard = ({ isOpen }: { isOpen: boolean }) => (isOpen ? <Pending /> : <SlowNotice />);
  const page = (isOpen: boolean) => (
    <Suspense fallback={<SlowNotice />}>
      <Guard isOpen={isOpen} />
    </Suspense>
  );
  const { rerender } = render(page(false));
  await wait(4000);
  rerender(page(true));
  await wait(0);
  const visible = screen.getAllByText(SLOW).filter((text) => text.closest<HTMLElement>('[style*="display: none"]') === null);
  expect(visible).toHaveLength(1);
});
