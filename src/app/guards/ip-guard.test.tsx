import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { mutator } from '@/api/mutator';

import { endVisit, sent, show, startVisit, warned } from './guards.fixture';
import { IpGuard, MAX_WAIT_MS } from './ip-guard';

// The skeleton of the page reads the location, and the tests render no router.
vi.mock('@/product/navigation', () => ({ useLocation: () => ({ pathname: '/user/wallet' }) }));

beforeEach(startVisit);
afterEach(endVisit);

describe('IpGuard (SPEC R36, A14)', () => {
  const requests: string[] = [];
  function Page() {
    void mutator('/api/wallet', { method: 'GET' }).catch(() => undefined);
    return <h1>Depositar</h1>;
  }
  const page = (
    <IpGuard>
      <Page />
    </IpGuard>
  );
  const heading = () => screen.queryByRole('heading', { name: 'Depositar' });

  test('opens once the address is known, and every request of the page sends it (SPEC A14)', async () => {
    sent.mockImplementation((request) => {
      const { pathname, search } = new URL(request.url);
      requests.push(`${request.method} ${pathname}${search} ${String(request.headers.get('User-Ip'))}`);
      return Promise.resolve(Response.json({ userIP: '203.0.113.7' }));
    });
    show(page);
    expect(heading()).toBeNull();
    await screen.findByRole('heading', { name: 'Depositar' });
    await vi.waitFor(() => expect(requests.length).toBeGreaterThan(1));
    expect(requests[0]).toBe('GET /v2/get-ip null');
    expect(new Set(requests.slice(1))).toEqual(new Set(['GET /api/wallet 203.0.113.7']));
  });

  test('opens and logs the failure if the address cannot be fetched', async () => {
    sent.mockImplementation(() => Promise.resolve(Response.json({ message: 'Falhou' }, { status: 500 })));
    show(page);
    expect(await screen.findByRole('heading', { name: 'Depositar' })).toBeTruthy();
    expect(warned).toHaveBeenCalled();
  });

  test('opens after a timeout', async () => {
    vi.useFakeTimers();
    sent.mockImplementation(() => new Promise(() => undefined));
    show(page);
    await act(() => vi.advanceTimersByTimeAsync(MAX_WAIT_MS - 1));
    expect(heading()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(heading()).not.toBeNull();
    expect(warned).toHaveBeenCalled();
    vi.useRealTimers();
  });
});
