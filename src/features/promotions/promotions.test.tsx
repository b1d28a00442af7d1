import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { PromotionDetail as Detail } from '@generated/api/model/promotion-detail';

import { backend, refuse, type Answers } from '@/api/backend.fixture';
import { parseRuntimeConfig } from '@/api/runtime-config';
import { stubResizeObserver } from '@/shared/lib/resize-observer.fixture';
import { useSessionStore } from '@/session/use-session';
import { useAccountBlock } from '@/product/account-block';
import { useModalStore } from '@/product/modal-store';
import { setAssetBase } from '@/product/asset-url';
import { RISK_WARNING } from '@/product/risk-warning';
import { setRuntimeConfig } from '@/product/runtime-config';

import { PromotionDetail } from './promotion-detail';
import { PromotionRail } from './promotion-rail';
import { AUTOPLAY_INTERVAL_MS } from './use-autoplay';

const mission = {
  id: '33',
  title: 'Missão do cassino',
  image: 'promotions/33.svg',
  summary: 'Some pontos.',
  ends_at: '2026-12-15T23:59:59-03:00',
};
const promotions = [mission, { id: '34', title: 'Giros da semana', image: 'https://imagens.example/34.svg' }];
const detail: Detail = {
  ...mission,
  content: '<p>Jogue.</p>',
  rules: '<p>Vale tudo escrito aqui.</p>',
  starts_at: null,
  opted_in: false,
};

let warn: ReturnType<typeof vi.spyOn>;
let answers: Answers;
let calls: readonly string[];

beforeEach(() => {
  answers = { listPromotions: { data: promotions }, getPromotion: { data: detail } };
  ({ calls } = backend(answers));
  setAssetBase('/storage');
  useSessionStore.setState(useSessionStore.getInitialState(), true);
  useModalStore.setState(useModalStore.getInitialState(), true);
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  setRuntimeConfig(parseRuntimeConfig(''));
  localStorage.clear();
});

function draw(part: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  );
}

const drawDetail = () =>
  draw(<PromotionDetail id="33" missing={<h1>Não há</h1>} Prose={({ html }) => <p>{html.replaceAll(/<[^>]*>/g, '')}</p>} />);

test('a promotion that is an image alone is a card without a link and without a title (SPEC E11)', async () => {
  answers.listPromotions = { data: [{ image: 'promotions/35.svg' }, { id: '36', image: 'promotions/36.svg', name: 'Sexta dobrada' }] };
  const { container } = draw(<PromotionRail />);
  const named = await screen.findByRole('link', { name: /^Sexta dobrada/ });
  expect(named.getAttribute('href')).toBe('/promotions/36');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(container.querySelector('img')?.getAttribute('src')).toContain('/storage/promotions/35.svg');
  expect(screen.getByText('Promoção')).toBeTruthy();
});

test('no promotion leads the page of a player whose limit is reached (SPEC Q39)', async () => {
  act(() => useAccountBlock.setState({ isLimitReached: true }));
  const { container } = draw(<PromotionRail />);
  await waitFor(() => expect(container.textContent).toBe(''));
  act(() => useAccountBlock.setState({ isLimitReached: false }));
  expect(await screen.findByText('Missão do cassino')).toBeTruthy();
});

test('each promotion links to its page and has the age limit and its picture (SPEC S13)', async () => {
  const { container } = draw(<PromotionRail />);
  const first = await screen.findByRole('link', {
    name: /^Missão do cassino Some pontos\. 18\+ Até 15\/12\/2026 Ministério da Fazenda adverte: Apostar pode causar dependência\.$/,
  });
  expect(first.getAttribute('href')).toBe('/promotions/33');
  expect(screen.getByRole('link', { name: /^Giros da semana 18\+/ })).toBeTruthy();
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/storage/promotions/33.svg',
    'https://imagens.example/34.svg',
  ]);
});

test.each([
  ['Apostar pode causar dependência', 'Ministério da Fazenda adverte: Apostar pode causar dependência.'],
  ['Apostar faz você perder dinheiro', 'Ministério da Fazenda adverte: Apostar faz você perder dinheiro.'],
  ['Aposta não é investimento', 'Ministério da Fazenda adverte: Aposta não é investimento.'],
  ['', RISK_WARNING],
])('with the switch "%s" each promotion, and its page, has: %s (SPEC Q40)', async (adWarning, text) => {
  setRuntimeConfig(parseRuntimeConfig(JSON.stringify({ regulation: { adWarning } })));
  draw(<PromotionRail />);
  expect(await screen.findAllByText(text)).toHaveLength(promotions.length);
  cleanup();
  drawDetail();
  expect(await screen.findByText(text)).toBeTruthy();
});

test('a failure to load the promotions is logged and renders nothing (SPEC S13)', async () => {
  answers.listPromotions = refuse(500);
  const { container } = draw(<PromotionRail />);
  await waitFor(() => expect(container.textContent).toBe(''));
  await waitFor(() => expect(container.children).toHaveLength(0));
  expect(warn).toHaveBeenCalledExactlyOnceWith('The promotions could not be loaded.', expect.anything());
});

test('a promotion without its picture keeps its text', async () => {
  const { container } = draw(<PromotionRail />);
  await screen.findByRole('link', { name: /^Missão/ });
  fireEvent.error(container.querySelector('img') ?? container);
  expect(container.querySelectorAll('img')).toHaveLength(1);
  expect(screen.getByRole('link', { name: /^Missão/ })).toBeTruthy();
});

test('a visitor is offered the login to opt in', async () => {
  answers.getPromotion = { data: { ...detail, opted_in: null } };
  drawDetail();
  await userEvent.click(await screen.findByRole('button', { name: 'Entrar para participar' }));
  expect(useModalStore.getState().stack.at(-1)?.name).toBe('login');
  expect(screen.getByText('18+')).toBeTruthy();
});

/** Returns the button once the player is loaded: until then it is disabled. */
async function joinButton(): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: 'Participar' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  return button;
}

test('a player opts in with one request', async () => {
  useSessionStore.setState({ isPlayer: true });
  answers.optInPromotion = { data: { ...detail, opted_in: true } };
  drawDetail();
  await userEvent.click(await joinButton());
  expect(await screen.findByText('Você participa')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Participar' })).toBeNull();
  expect(calls.filter((call) => call === 'optInPromotion')).toHaveLength(1);
});

test('after a lost response the opt-in is read from the promotion', async () => {
  useSessionStore.setState({ isPlayer: true });
  let joined = false;
  answers.getPromotion = () => ({ data: { ...detail, opted_in: joined } });
  answers.optInPromotion = () => {
    joined = true;
    throw new TypeError('Failed to fetch');
  };
  drawDetail();
  await userEvent.click(await joinButton());
  expect(await screen.findByText('Você participa')).toBeTruthy();
  expect(screen.queryByText(/conexão|servidor/i)).toBeNull();
});

test('an opt-in made in another tab is shown as joined, not as an error', async () => {
  useSessionStore.setState({ isPlayer: true });
  let isAsked = false;
  answers.getPromotion = () => ({ data: { ...detail, opted_in: isAsked } });
  answers.optInPromotion = () => {
    isAsked = true;
    return refuse(409, 'Você já participa desta promoção.');
  };
  drawDetail();
  await userEvent.click(await joinButton());
  expect(await screen.findByText('Você participa')).toBeTruthy();
  expect(screen.queryByText('Você já participa desta promoção.')).toBeNull();
});

test('a pending opt-in is resolved after a reload, although the player already takes part', async () => {
  useSessionStore.setState({ isPlayer: true });
  answers.getPromotion = { data: { ...detail, opted_in: true } };
  const record = { key: 'k', body: '{"promotion":"33"}', knownIds: [], sentAt: Date.now(), state: 'sending' };
  localStorage.setItem('money opt-in 33 usr_1', JSON.stringify(record));
  drawDetail();
  expect(await screen.findByText('Você participa')).toBeTruthy();
  await waitFor(() => expect(localStorage.length).toBe(0));
  expect(calls.filter((call) => call === 'optInPromotion')).toEqual([]);
});

test('two presses at once send one request', async () => {
  useSessionStore.setState({ isPlayer: true });
  answers.optInPromotion = { data: { ...detail, opted_in: true } };
  drawDetail();
  const button = await joinButton();
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findByText('Você participa')).toBeTruthy();
  expect(calls.filter((call) => call === 'optInPromotion')).toHaveLength(1);
});

test('a rejection shows the message of the backend and keeps the button', async () => {
  useSessionStore.setState({ isPlayer: true });
  answers.optInPromotion = refuse(409, 'Esta promoção já terminou.');
  drawDetail();
  await userEvent.click(await joinButton());
  expect((await screen.findByText('Esta promoção já terminou.')).closest('[role="alert"]')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Participar' })).toBeTruthy();
});

test('an unknown promotion renders the missing page', async () => {
  answers.getPromotion = refuse(404);
  drawDetail();
  expect(await screen.findByRole('heading', { name: 'Não há' })).toBeTruthy();
});

/** Simulates a desktop where the carousel overflows. */
async function drawTurning(matches: boolean) {
  stubResizeObserver();
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: matches && media === '(min-width: 48rem) and (prefers-reduced-motion: no-preference)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(2000);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 200));
  const scrollTo = vi.fn();
  Object.defineProperty(Element.prototype, 'scrollTo', { value: scrollTo, configurable: true });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  draw(<PromotionRail />);
  await screen.findByRole('link', { name: /^Missão/ });
  return { turns: () => scrollTo.mock.calls.length, pass: (ms: number) => act(() => void vi.advanceTimersByTime(ms)) };
}

test('the carousel plays until it is paused, except during hover', async () => {
  const { turns, pass } = await drawTurning(true);
  pass(AUTOPLAY_INTERVAL_MS);
  expect(turns()).toBe(1);
  const row = screen.getByRole('region', { name: 'Promoções' });
  fireEvent.pointerEnter(row);
  pass(3 * AUTOPLAY_INTERVAL_MS);
  expect(turns()).toBe(1);
  fireEvent.pointerLeave(row);
  fireEvent.focus(screen.getByRole('link', { name: /^Missão/ }));
  pass(3 * AUTOPLAY_INTERVAL_MS);
  expect(turns()).toBe(1);
  fireEvent.blur(screen.getByRole('link', { name: /^Missão/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Pausar promoções' }));
  pass(3 * AUTOPLAY_INTERVAL_MS);
  expect(turns()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Retomar promoções' }));
  pass(AUTOPLAY_INTERVAL_MS);
  expect(turns()).toBe(2);
});

test('with reduced motion the carousel does not play and has no pause button', async () => {
  const { turns, pass } = await drawTurning(false);
  pass(5 * AUTOPLAY_INTERVAL_MS);
  expect(turns()).toBe(0);
  expect(screen.queryByRole('button', { name: 'Pausar promoções' })).toBeNull();
});
