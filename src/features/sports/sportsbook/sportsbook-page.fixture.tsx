import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';

import type { Answers } from '@/api/backend.fixture';
import { createQueryClient } from '@/api/query-client';
import { parseRuntimeConfig } from '@/api/runtime-config';
import { Link, useLocation } from '@/product/navigation';
import { setRuntimeConfig } from '@/product/runtime-config';

import { me } from '../../../../mocks/factories/account.fixture';
import type { SportsbookPageName } from '../sportsbook-routes';
import { SportsbookPage } from './sportsbook-page';

/** Origin of the iframe of the sportsbook. */
export const ORIGIN = 'http://127.0.0.1:4011';
/** Title of the iframe of the sportsbook. */
export const FRAME_TITLE = 'Apostas esportivas';

/** Returns the response with the configuration of a sportsbook at `ORIGIN`. */
export const config = (overrides: object = {}) =>
  Response.json({
    data: {
      type: 'altenar',
      script_url: `${ORIGIN}/sportsbook/script.js`,
      integration: 'palpite',
      culture: 'pt-BR',
      start_path: '/sports',
      ...overrides,
    },
  });

/** Body of the settings of a site with a sportsbook. The minimums are in cents. */
export const settings = {
  sport_enabled: true,
  sport_bet_min_single: 10,
  sport_bet_min_total: 50,
  sport_bet_multiple: 10,
  sport_sportbook_type: 'altenar',
};

/** Returns the answers of a backend with a sportsbook, a player with R$ 250,00, and numbered tokens: `spb_1`, `spb_2`. */
export function sportsbookAnswers(overrides: Answers = {}): Answers {
  let tokens = 0;
  return {
    getSportsConfig: config(),
    getSettings: settings,
    getMe: me({ balance: 25_000 }),
    generateSportsToken: () => ({ token: `spb_${(tokens += 1)}` }),
    ...overrides,
  };
}

function CurrentUrl() {
  const { pathname, search, hash } = useLocation();
  return <p data-testid="url">{pathname + search + hash}</p>;
}

/** Returns path, query and hash of the router, without the origin. */
export const currentUrl = () => screen.getByTestId('url').textContent;

/**
 * Renders the page of the sportsbook with a link to another route. Sets the address and the runtime configuration, but neither the session
 * nor the answers of the backend.
 */
export function renderSportsbook(url: string, page: SportsbookPageName = 'sports') {
  setRuntimeConfig(parseRuntimeConfig(JSON.stringify({ sportsOrigin: ORIGIN })));
  // A memory router does not update the address.
  window.history.replaceState(null, '', url);
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[url]}>
        <SportsbookPage page={page} title="Esportes" />
        <Link to="/sports#/basquete">Basquete</Link>
        <CurrentUrl />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/**
 * Waits for the iframe of the sportsbook. From then on, messages to it are recorded and not delivered.
 *
 * @returns the iframe, the messages `sent` to it with their target origin as `to`, those of one type (`sentOfType`), and `receive`, which
 *   simulates a valid message from it; its second parameter sets another origin or source
 */
export async function findFrame() {
  const frame = await screen.findByTitle<HTMLIFrameElement>(FRAME_TITLE);
  const sent: Record<string, unknown>[] = [];
  vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation((...[message, origin]: unknown[]) => {
    sent.push({ ...(message as object), to: origin });
  });
  const receive = (message: object, from: { origin?: string; source?: MessageEventSource | null } = {}) => {
    const { origin = ORIGIN, source = frame.contentWindow } = from;
    const data = { v: 1, app: 'sportsbook-frame', ...message };
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
  };
  const sentOfType = (type: string) => sent.filter((message) => message['type'] === type);
  return { frame, receive, sentOfType, sent };
}
