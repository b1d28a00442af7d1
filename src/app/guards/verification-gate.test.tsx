import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { parseRuntimeConfig } from '@/api/runtime-config';
import { useVerification } from '@/features/verification/use-verification';
import { useSessionStore } from '@/session/use-session';
import { setRuntimeConfig } from '@/shell/runtime-config';
import { Link } from '@/shell/navigation';

import { renderChrome, resetChrome, serve } from '../chrome/chrome.fixture';
import { VerificationGate } from './verification-gate';

const A1 = 'GET /api/legitimuzStatus';

beforeEach(() => {
  resetChrome();
  setRuntimeConfig(
    parseRuntimeConfig(JSON.stringify({ verification: { token: 'standin-verification', origin: 'http://127.0.0.1:4011' } })),
  );
});
afterEach(() => {
  setRuntimeConfig(parseRuntimeConfig(''));
  vi.unstubAllGlobals();
});

function renderGate(): string[] {
  const calls = serve({ [A1]: () => Response.json({ user_status: 'approved', isApproved: true }) });
  renderChrome(
    <>
      <Link to="/casino">Cassino</Link>
      <Link to="/casino?page=2">Página 2</Link>
      <Link to="/promotions">Promoções</Link>
      <VerificationGate />
      <State />
    </>,
  );
  return calls;
}
function State() {
  return <p>{useVerification().state}</p>;
}
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

test('the status of a player is fetched again on each new path (SPEC S15)', async () => {
  useSessionStore.setState({ isPlayer: true });
  const calls = renderGate();
  await screen.findByText('approved');
  expect(calls).toEqual([A1]);
  await follow('Cassino');
  await waitFor(() => expect(calls).toEqual([A1, A1]));
  // Same path, other query.
  await follow('Página 2');
  await follow('Promoções');
  await waitFor(() => expect(calls).toEqual([A1, A1, A1]));
});

test('no status is fetched for a visitor', async () => {
  const calls = renderGate();
  await follow('Cassino');
  await follow('Promoções');
  expect(calls).toEqual([]);
  act(() => useSessionStore.setState({ isPlayer: true }));
  await waitFor(() => expect(calls).toEqual([A1]));
});
