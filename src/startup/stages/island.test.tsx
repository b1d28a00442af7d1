import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';

import { Island } from './island';

const HTML = '<div><a href="/">Início</a><button type="button">Ajuda</button></div>';

afterEach(() => document.body.replaceChildren());

/** Hydrates a page. @returns a function that renders it again */
async function hydrate(isDueAtOnce: boolean) {
  const container = document.createElement('div');
  container.innerHTML = HTML;
  document.body.append(container);
  const onPress = vi.fn();
  const onRecoverableError = vi.fn();
  const element = (isDue: boolean) => (
    <Island isDueAtOnce={() => isDueAtOnce} isDue={isDue}>
      <a href="/">Início</a>
      <button type="button" onClick={onPress}>
        Ajuda
      </button>
    </Island>
  );
  const root = await act(() => hydrateRoot(container, element(false), { onRecoverableError }));
  const button = () => container.querySelector('button');
  return { button, onPress, onRecoverableError, render: (isDue: boolean) => act(() => root.render(element(isDue))) };
}

test('a part that is not due keeps its HTML, and works from then on', async () => {
  const part = await hydrate(false);
  const before = part.button();
  expect(before?.textContent).toBe('Ajuda');
  await part.render(true);
  expect(part.button()).not.toBe(before);
  part.button()?.click();
  expect(part.onPress).toHaveBeenCalledOnce();
  expect(part.onRecoverableError).not.toHaveBeenCalled();
});

test('a part that is focused before works, and keeps the focus', async () => {
  const part = await hydrate(false);
  const before = part.button();
  await act(() => before?.focus());
  expect(part.button()).not.toBe(before);
  expect(document.activeElement).toBe(part.button());
  part.button()?.click();
  expect(part.onPress).toHaveBeenCalledOnce();
});

test('the first press is repeated on what it makes appear', async () => {
  const part = await hydrate(false);
  const before = part.button();
  await act(() => before?.click());
  expect(part.button()).not.toBe(before);
  expect(part.onPress).toHaveBeenCalledOnce();
});

test('a press that has begun is not lost to a part that becomes due or focused', async () => {
  const part = await hydrate(false);
  const before = part.button();
  await act(() => void before?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
  await act(() => before?.focus());
  await part.render(true);
  expect(part.button()).toBe(before);
  await act(() => {
    before?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    before?.click();
  });
  expect(part.onPress).toHaveBeenCalledOnce();
  expect(part.button()).not.toBe(before);
});

test('a press that becomes a scroll shows the part, without a click', async () => {
  const part = await hydrate(false);
  const before = part.button();
  await act(() => void before?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
  await part.render(true);
  await act(() => void before?.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true })));
  await vi.waitFor(() => expect(part.button()).not.toBe(before));
  expect(part.onPress).not.toHaveBeenCalled();
});

test('it keeps its HTML over other renders', async () => {
  const part = await hydrate(false);
  const before = part.button();
  await part.render(false);
  expect(part.button()).toBe(before);
});

test('a part that is due at once is hydrated with the page', async () => {
  const part = await hydrate(true);
  part.button()?.click();
  expect(part.onPress).toHaveBeenCalledOnce();
  expect(part.onRecoverableError).not.toHaveBeenCalled();
});

test('rendered by the client, the part is there at once', () => {
  render(<Island isDue={false}>Ajuda</Island>);
  expect(screen.getByText('Ajuda')).toBeDefined();
});
