import { beforeEach, expect, test, vi } from 'vitest';

import { keepPresses, repeatPress } from './presses';

const LOGIN = '<button>Entrar</button>';
const heart = (name: string) => `<button aria-label="Favoritar ${name}"><svg></svg></button>`;

function shell(html: string): HTMLElement {
  document.body.innerHTML = `<div data-shell>${html}</div>`;
  const found = document.body.querySelector<HTMLElement>('[data-shell]');
  if (found === null) throw new Error('no shell');
  keepPresses(found);
  return found;
}

/** The page in the place of its shell, and what is pressed on it. */
function replaced(html: string) {
  document.body.innerHTML = html;
  const pressed = vi.fn();
  document.body.addEventListener('click', ({ target }) =>
    pressed((target as Element).getAttribute('aria-label') ?? (target as Element).textContent),
  );
  repeatPress(document.body);
  return pressed;
}

beforeEach(() => {
  delete window.takeUse;
});

test('what was pressed in the shell is pressed on the page, once', () => {
  shell(LOGIN + heart('A'))
    .querySelectorAll('button')[1]
    ?.querySelector('svg')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const pressed = replaced(LOGIN + heart('A'));
  expect(pressed).toHaveBeenCalledExactlyOnceWith('Favoritar A');
  repeatPress(document.body);
  expect(pressed).toHaveBeenCalledOnce();
});

test('the last press counts, and where another button stands the one with the same name', () => {
  const buttons = shell(LOGIN + heart('A')).querySelectorAll('button');
  buttons[1]?.click();
  buttons[0]?.click();
  expect(replaced(heart('A') + LOGIN)).toHaveBeenCalledExactlyOnceWith('Entrar');
});

test('nothing is pressed where nothing was, or where that is gone', () => {
  shell(LOGIN);
  expect(replaced(LOGIN)).not.toHaveBeenCalled();
  shell(LOGIN).querySelector('button')?.click();
  expect(replaced('<button>Saldo</button>')).not.toHaveBeenCalled();
});

test('the focus stays on what it was on, be it a link', () => {
  shell(`<a href="#conteudo">Ir para o conteúdo</a>${LOGIN}`).querySelector('a')?.focus();
  document.body.innerHTML = `${LOGIN}<a href="#conteudo">Ir para o conteúdo</a>`;
  repeatPress(document.body);
  expect(document.activeElement?.textContent).toBe('Ir para o conteúdo');
});

test('the focus is not taken from where the page has put it', () => {
  shell(LOGIN).querySelector('button')?.focus();
  document.body.innerHTML = `${LOGIN}<h1 tabindex="-1">Início</h1>`;
  document.querySelector('h1')?.focus();
  repeatPress(document.body);
  expect(document.activeElement?.tagName).toBe('H1');
});
