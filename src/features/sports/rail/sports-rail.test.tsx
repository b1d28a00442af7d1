import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { type Answers, backend } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { parseRuntimeConfig } from '@/api/runtime-config';
import { READY_TIMEOUT_MS } from '@/shared/lib/iframe-channel';
import { setRuntimeConfig } from '@/product/runtime-config';

import { ORIGIN, sportsbookAnswers, settings } from '../sportsbook/sportsbook-page.fixture';
import { SportsRail } from './sports-rail';

const FRAME = 'Eventos das apostas esportivas';
const event = {
  id: 'serie-ouro-1-0',
  path: '/futebol/serie-ouro/serie-ouro-1-0',
  league: 'Série Ouro',
  home: 'Aurora',
  away: 'Campina',
  starts_at: '2026-11-21T16:00:00-03:00',
  is_live: true,
  clock: "63'",
  home_score: 2,
  away_score: 0,
  odds: [
    { name: '1', price: 1500 },
    { name: 'X', price: 3400 },
  ],
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  setRuntimeConfig(parseRuntimeConfig(JSON.stringify({ sportsOrigin: ORIGIN })));
});
afterEach(() => {
  vi.useRealTimers();
});

function renderRail(responses: Answers = sportsbookAnswers()) {
  backend(responses);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <SportsRail />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

async function receive(message: object) {
  const frame = await screen.findByTitle<HTMLIFrameElement>(FRAME);
  const data = { v: 1, app: 'sportsbook-frame', ...message };
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: ORIGIN, source: frame.contentWindow })));
}

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('events of the iframe are rendered as links to the sportsbook, beside a link to esports', async () => {
  renderRail();
  await receive({ type: 'ready' });
  await receive({ type: 'highlights', events: [event] });
  const card = screen.getByRole('link', { name: /Aurora/ });
  expect(card.textContent).toBe("Série OuroAo vivo · 63'Aurora2 x Campina01 1,50X 3,40");
  expect(card.getAttribute('href')).toBe('/sports#/futebol/serie-ouro/serie-ouro-1-0');
  expect(links()).toContain('/sports/esports');
});

test.each([
  [{ ...event, path: 'javascript:alert(1)' }],
  [{ ...event, path: '//evil.example' }],
  [{ ...event, home: '' }],
  [{ ...event, home: 'a'.repeat(200) }],
  [{ ...event, odds: [{ name: '1', price: 0 }] }],
  [{ ...event, starts_at: 'amanhã' }],
  [{ ...event, is_live: 'sim' }],
  [null],
])('highlights with the invalid event %j are ignored', async (bad) => {
  renderRail();
  await receive({ type: 'ready' });
  await receive({ type: 'highlights', events: [event, bad] });
  expect(screen.queryByText('Aurora')).toBeNull();
});

test.each([
  ['does not load', () => act(() => vi.advanceTimersByTimeAsync(READY_TIMEOUT_MS))],
  [
    'is blocked',
    async () => {
      await receive({ type: 'ready' });
      await receive({ type: 'error', status: 'script-failed' });
    },
  ],
])('if the sportsbook %s, the links to its pages remain', async (_, fail) => {
  renderRail();
  await screen.findByTitle(FRAME);
  await fail();
  await waitFor(() => expect(screen.queryByTitle(FRAME)).toBeNull());
  expect(links()).toEqual(['/sports/esports', '/sports', '/sports', '/sports/esports']);
});

test('the rail is not rendered if sports are disabled', async () => {
  renderRail(sportsbookAnswers({ getSettings: () => ({ ...settings, sport_enabled: false }) }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Esportes' })).toBeNull());
});
