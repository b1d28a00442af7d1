import { beforeEach, expect, test, vi } from 'vitest';

import { captureShellInput } from './input-replay';

const LOGIN = '<button>Entrar</button>';
const heart = (name: string) => `<button aria-label="Favoritar ${name}"><svg></svg></button>`;

function shell(html: string): HTMLElement {
  document.body.innerHTML = `<div data-shell>${html}</div>`;
  const found = document.body.querySelector<HTMLElement>('[data-shell]');
  if (found === null) throw new Error('no shell');
  captureShellInput(found);
  return found;
}

/** The page in the place of its shell, and what is pressed on it. */
function replaced(html: string) {
  document.body.innerHTML = html;
  const pressed = vi.fn();
  document.body.addEventListener('click', ({ target }) =>
    pressed((target as Element).getAttribute('aria-label') ?? (target as Element).textContent),
  );
  window.replayShellInput?.(document.body);
  return pressed;
}

beforeEach(() => {
  delete window.replayShellInput;
});

test('what was pressed in the shell is pressed on the page, once', () => {
  shell(LOGIN + heart('A'))
    .querySelectorAll('button')[1]
    ?.querySelector('svg')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const pressed = replaced(LOGIN + heart('A'));
  expect(pressed).toHaveBeenCalledExactlyOnceWith('Favoritar A');
  window.replayShellInput?.(document.body);
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
  window.replayShellInput?.(document.body);
  expect(document.activeElement?.textContent).toBe('Ir para o conteúdo');
});

test('the focus is not taken from where the page has put it', () => {
  shell(LOGIN).querySelector('button')?.focus();
  document.body.innerHTML = `${LOGIN}<h1 tabindex="-1">Início</h1>`;
  document.querySelector('h1')?.focus();
  window.replayShellInput?.(document.body);
  expect(document.activeElement?.tagName).toBe('H1');
});

test('the focus is on what it was on, and not on another thing of that name', () => {
  const html = '<a href="#" aria-label="Buscar jogos"></a><input type="search" aria-label="Buscar jogos">';
  shell(html).querySelector('input')?.focus();
  document.body.innerHTML = LOGIN + html;
  window.replayShellInput?.(document.body);
  expect(document.activeElement?.tagName).toBe('INPUT');
});

test('what is typed in the shell stands in the field of the page, which hears of it', () => {
  const html = '<input name="login" readonly><input name="password" readonly>';
  const fields = shell(html).querySelectorAll('input');
  expect([...fields].map(({ readOnly }) => readOnly)).toEqual([false, false]);
  if (fields[1] !== undefined) fields[1].value = 'segredo';
  document.body.innerHTML = html;
  const heard = vi.fn();
  document.body.addEventListener('input', ({ target }) => heard((target as HTMLInputElement).name));
  window.replayShellInput?.(document.body);
  expect(document.querySelector<HTMLInputElement>('[name="password"]')?.value).toBe('segredo');
  expect(heard).toHaveBeenCalledExactlyOnceWith('password');
});

test('what is unfolded in the shell is unfolded on the page', () => {
  const html = '<details><summary>Regras</summary></details><details><summary>Conferir</summary></details>';
  shell(html).querySelectorAll('summary')[1]?.click();
  document.body.innerHTML = html;
  window.replayShellInput?.(document.body);
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true]);
});

test('what the page has put into a field is not written over', () => {
  const field = shell('<input name="login">').querySelector('input');
  if (field !== null) field.value = 'ana';
  document.body.innerHTML = '<input name="login">';
  const own = document.querySelector('input');
  if (own !== null) own.value = 'bia';
  window.replayShellInput?.(document.body);
  expect(own?.value).toBe('bia');
});

test('a form of the shell is not sent: the page would be loaded anew', () => {
  const found = shell('<form><input name="password"><button>Entrar</button></form>');
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  found.querySelector('form')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});

const mouse = (type: 'mousedown' | 'mouseup', on: Element | null | undefined) => on?.dispatchEvent(new MouseEvent(type, { bubbles: true }));

test('a press that begins on the shell and ends on the page is one', () => {
  mouse('mousedown', shell(LOGIN + heart('A')).querySelector('button'));
  const pressed = replaced(LOGIN + heart('A'));
  expect(pressed).not.toHaveBeenCalled();
  mouse('mouseup', document.querySelector('button'));
  mouse('mouseup', document.querySelector('button'));
  expect(pressed).toHaveBeenCalledExactlyOnceWith('Entrar');
});

test('a press that ends elsewhere, or that is a new one, is left to the browser', () => {
  mouse('mousedown', shell(LOGIN + heart('A')).querySelector('button'));
  const elsewhere = replaced(LOGIN + heart('A'));
  mouse('mouseup', document.querySelectorAll('button')[1]);
  expect(elsewhere).not.toHaveBeenCalled();

  mouse('mousedown', shell(LOGIN).querySelector('button'));
  const anew = replaced(LOGIN);
  mouse('mousedown', document.querySelector('button'));
  mouse('mouseup', document.querySelector('button'));
  expect(anew).not.toHaveBeenCalled();
});
