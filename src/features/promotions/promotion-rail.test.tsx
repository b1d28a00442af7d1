import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { refuse, type Answers } from '@/api/backend.fixture';
import { parseRuntimeConfig } from '@/api/runtime-config';
import { stubResizeObserver } from '@/shared/lib/resize-observer.fixture';
import { useAccountBlock } from '@/product/account-block';
import { RISK_WARNING } from '@/product/risk-warning';
import { setRuntimeConfig } from '@/product/runtime-config';

import { PromotionRail } from './promotion-rail';
import { draw, drawDetail, promotions, startPromotions, stopPromotions } from './promotions.fixture';
import { AUTOPLAY_INTERVAL_MS } from './use-autoplay';

let warn: ReturnType<typeof vi.spyOn>;
let answers: Answers;

beforeEach(() => {
  ({ answers, warn } = startPromotions());
});
afterEach(stopPromotions);

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
  expect(container.querySelector('[aria-busy]')).not.toBeNull();
  // The promotions have loaded, and none is shown.
  await waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
  expect(container.textContent).toBe('');
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
