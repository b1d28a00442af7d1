import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { ignoreKeyRepeat } from './ignore-key-repeat';

let end = () => {};
beforeEach(() => {
  end = ignoreKeyRepeat();
  render(
    <form>
      <input aria-label="Valor" />
      <textarea aria-label="Mensagem" />
      <button type="submit">Apostar</button>
      <a href="/casino">Cassino</a>
      <div contentEditable suppressContentEditableWarning>
        <b>Texto</b>
      </div>
      <p tabIndex={-1}>Página</p>
    </form>,
  );
});
afterEach(() => end());

/** Returns true if the browser would still act on the key. */
const press = (element: Element, key: string, repeat: boolean) => fireEvent.keyDown(element, { key, repeat });

test.each([
  ['a field of a form', () => screen.getByLabelText('Valor'), 'Enter'],
  ['a button', () => screen.getByRole('button'), 'Enter'],
  ['a button', () => screen.getByRole('button'), ' '],
  ['a link', () => screen.getByRole('link'), 'Enter'],
] as const)('on %s the first keydown counts and the repeated one does not', (_, element, key) => {
  expect(press(element(), key, false)).toBe(true);
  expect(press(element(), key, true)).toBe(false);
});

test.each([
  ['a text of several lines', () => screen.getByLabelText('Mensagem'), 'Enter'],
  ['an editable text', () => screen.getByText('Texto'), 'Enter'],
  ['a text field', () => screen.getByLabelText('Valor'), ' '],
  ['the page', () => screen.getByText('Página'), ' '],
  ['a text field', () => screen.getByLabelText('Valor'), 'a'],
] as const)('on %s a held key still repeats', (_, element, key) => {
  expect(press(element(), key, true)).toBe(true);
});

test('listeners of the page can see that the repeat was prevented', () => {
  let wasIgnored = false;
  const button = screen.getByRole('button');
  button.addEventListener('keydown', (event) => (wasIgnored = event.defaultPrevented));
  press(button, 'Enter', true);
  expect(wasIgnored).toBe(true);
});
