import { afterEach, expect, test } from 'vitest';

import { pressedText, selectedText } from './read-text';

afterEach(() => {
  document.body.replaceChildren();
  window.getSelection()?.removeAllRanges();
});

function show(html: string): Element {
  const page = new DOMParser().parseFromString(html, 'text/html');
  document.body.replaceChildren(...page.body.children);
  const target = document.querySelector('[data-target]');
  if (target === null) throw new Error('no target');
  return target;
}

function select(node: Node): Selection | null {
  const selection = window.getSelection();
  selection?.selectAllChildren(node);
  return selection;
}

test.each([
  ['<p>Seu <b data-target>saldo</b>\n está   seguro.</p>', 'Seu saldo está seguro.'],
  ['<ul><li data-target>Limites</li><li>Pausa</li></ul>', 'Limites'],
  ['<button><span data-target>Depositar</span></button>', undefined],
  ['<p><a href="/casino" data-target>Cassino</a></p>', undefined],
  ['<div data-target><p>Valor</p><input value="50"></div>', undefined],
  ['<section data-libras><p data-target>Tradução</p></section>', undefined],
  ['<p data-target> </p>', undefined],
])('a press on %s translates %s', (html, text) => {
  expect(pressedText(show(html))).toBe(text);
});

test('a long text ends at a word', () => {
  const text = pressedText(show(`<p data-target>${'palavra '.repeat(200)}</p>`)) ?? '';
  expect(text.length).toBeLessThanOrEqual(1000);
  expect(text.endsWith('palavra')).toBe(true);
});

test('a selection is translated, also of a button, but not of the panel', () => {
  expect(selectedText(select(show('<button data-target>Sacar</button>')))).toBe('Sacar');
  expect(selectedText(select(show('<section data-libras><p data-target>Sacar</p></section>')))).toBeUndefined();
  expect(selectedText(window.getSelection())).toBeUndefined();
  expect(selectedText(null)).toBeUndefined();
});
