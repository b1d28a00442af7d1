import { beforeEach, expect, test, vi } from 'vitest';

import { captureShellInput } from './input-replay';

const LOGIN = '<button>Entrar</button>';
const heart = (name: string) => `<button aria-label="Favoritar ${name}"><svg></svg></button>`;

function renderShell(html: string): HTMLElement {
  document.body.innerHTML = `<div data-shell>${html}</div>`;
  const found = document.body.querySelector<HTMLElement>('[data-shell]');
  if (found === null) throw new Error('no shell');
  captureShellInput(found);
  return found;
}

/** Replaces the shell and replays. The mock gets the label of each click. */
function replayOn(html: string) {
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

test('a click in the shell is replayed on the page, once', () => {
  renderShell(LOGIN + heart('A'))
    .querySelectorAll('button')[1]
    ?.querySelector('svg')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const pressed = replayOn(LOGIN + heart('A'));
  expect(pressed).toHaveBeenCalledExactlyOnceWith('Favoritar A');
  window.replayShellInput?.(document.body);
  expect(pressed).toHaveBeenCalledOnce();
});

test('only the last click is replayed, on the button with the same label if the order differs', () => {
  const buttons = renderShell(LOGIN + heart('A')).querySelectorAll('button');
  buttons[1]?.click();
  buttons[0]?.click();
  expect(replayOn(heart('A') + LOGIN)).toHaveBeenCalledExactlyOnceWith('Entrar');
});

test('nothing is clicked if nothing was clicked or the button is gone', () => {
  renderShell(LOGIN);
  expect(replayOn(LOGIN)).not.toHaveBeenCalled();
  renderShell(LOGIN).querySelector('button')?.click();
  expect(replayOn('<button>Saldo</button>')).not.toHaveBeenCalled();
});

test('a focused link keeps the focus', () => {
  renderShell(`<a href="#conteudo">Ir para o conteúdo</a>${LOGIN}`).querySelector('a')?.focus();
  document.body.innerHTML = `${LOGIN}<a href="#conteudo">Ir para o conteúdo</a>`;
  window.replayShellInput?.(document.body);
  expect(document.activeElement?.textContent).toBe('Ir para o conteúdo');
});

test('the focus stays where the page has set it', () => {
  renderShell(LOGIN).querySelector('button')?.focus();
  document.body.innerHTML = `${LOGIN}<h1 tabindex="-1">Início</h1>`;
  document.querySelector('h1')?.focus();
  window.replayShellInput?.(document.body);
  expect(document.activeElement?.tagName).toBe('H1');
});

test('the focus goes to the element with the same tag, not to another one with the same label', () => {
  const html = '<a href="#" aria-label="Buscar jogos"></a><input type="search" aria-label="Buscar jogos">';
  renderShell(html).querySelector('input')?.focus();
  document.body.innerHTML = LOGIN + html;
  window.replayShellInput?.(document.body);
  expect(document.activeElement?.tagName).toBe('INPUT');
});

test('text typed in the shell is set in the field of the page, with an input event', () => {
  const html = '<input name="login" readonly data-early><input name="password" readonly data-early><input name="code" readonly>';
  const fields = renderShell(html).querySelectorAll('input');
  expect([...fields].map(({ readOnly }) => readOnly)).toEqual([false, false, true]);
  if (fields[1] !== undefined) fields[1].value = 'segredo';
  document.body.innerHTML = html;
  const onInput = vi.fn();
  document.body.addEventListener('input', ({ target }) => onInput((target as HTMLInputElement).name));
  window.replayShellInput?.(document.body);
  expect(document.querySelector<HTMLInputElement>('[name="password"]')?.value).toBe('segredo');
  expect(onInput).toHaveBeenCalledExactlyOnceWith('password');
});

test('details opened in the shell are open on the page', () => {
  const html = '<details><summary>Regras</summary></details><details><summary>Conferir</summary></details>';
  renderShell(html).querySelectorAll('summary')[1]?.click();
  document.body.innerHTML = html;
  window.replayShellInput?.(document.body);
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true]);
});

test('a value that the page has set is not overwritten', () => {
  const field = renderShell('<input name="login">').querySelector('input');
  if (field !== null) field.value = 'ana';
  document.body.innerHTML = '<input name="login">';
  const own = document.querySelector('input');
  if (own !== null) own.value = 'bia';
  window.replayShellInput?.(document.body);
  expect(own?.value).toBe('bia');
});

test('a click is replayed on the same element, and typed text is announced to it', () => {
  const pressed = vi.fn();
  const values: string[] = [];
  const shell = renderShell(`${LOGIN}<input name="login" readonly data-early>`);
  shell.querySelector('button')?.click();
  const field = shell.querySelector('input');
  if (field !== null) field.value = 'ana';
  shell.addEventListener('click', pressed);
  shell.addEventListener('input', ({ target }) => values.push((target as HTMLInputElement).value));
  window.replayShellInput?.(document.body);
  expect(pressed).toHaveBeenCalledOnce();
  // Only a change reaches React.
  expect(values).toEqual(['', 'ana']);
});

test('a mouse press and its release on the same element make the one click of the browser', () => {
  const shell = renderShell(LOGIN);
  mouse('mousedown', shell.querySelector('button'));
  const pressed = vi.fn();
  shell.addEventListener('click', pressed);
  window.replayShellInput?.(document.body);
  mouse('mouseup', shell.querySelector('button'));
  expect(pressed).not.toHaveBeenCalled();
});

test('a form of the shell is not submitted, because that would reload the page', () => {
  const found = renderShell('<form><input name="password"><button>Entrar</button></form>');
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  found.querySelector('form')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});

const mouse = (type: 'mousedown' | 'mouseup', on: Element | null | undefined) => on?.dispatchEvent(new MouseEvent(type, { bubbles: true }));

test('a mouse press on the shell and its release on the page make one click', () => {
  mouse('mousedown', renderShell(LOGIN + heart('A')).querySelector('button'));
  const pressed = replayOn(LOGIN + heart('A'));
  expect(pressed).not.toHaveBeenCalled();
  mouse('mouseup', document.querySelector('button'));
  mouse('mouseup', document.querySelector('button'));
  expect(pressed).toHaveBeenCalledExactlyOnceWith('Entrar');
});

test('a release on another element, or a new press, makes no extra click', () => {
  mouse('mousedown', renderShell(LOGIN + heart('A')).querySelector('button'));
  const elsewhere = replayOn(LOGIN + heart('A'));
  mouse('mouseup', document.querySelectorAll('button')[1]);
  expect(elsewhere).not.toHaveBeenCalled();

  mouse('mousedown', renderShell(LOGIN).querySelector('button'));
  const pressedAgain = replayOn(LOGIN);
  mouse('mousedown', document.querySelector('button'));
  mouse('mouseup', document.querySelector('button'));
  expect(pressedAgain).not.toHaveBeenCalled();
});
