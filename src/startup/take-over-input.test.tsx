import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { TakeOverInput } from './take-over-input';

afterEach(() => {
  document.body.innerHTML = '';
});

async function takeOver(): Promise<void> {
  render(<TakeOverInput />);
  await Promise.resolve();
}

test('a button that was pressed before the application started is pressed again, once', async () => {
  const onClick = vi.fn();
  const button = document.createElement('button');
  button.addEventListener('click', onClick);
  document.body.append(button);
  window.pressedButton = button;
  await takeOver();
  expect(onClick).toHaveBeenCalledOnce();
  await takeOver();
  expect(onClick).toHaveBeenCalledOnce();
});

test.each([
  ['<button>Cadastrar</button><button>Entrar</button>', 'Entrar'],
  ['<button>Entrar</button><button aria-label="Buscar no site"></button>', 'Buscar no site'],
])('a press of a button that was rendered anew meets the button of the same name', async (page, name) => {
  document.body.innerHTML = page;
  const pressed: string[] = [];
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => pressed.push(button.ariaLabel ?? button.textContent));
  const replaced = document.createElement('button');
  if (name === 'Entrar') replaced.textContent = name;
  else replaced.ariaLabel = name;
  window.pressedButton = replaced;
  await takeOver();
  expect(pressed).toEqual([name]);
});

test('the fields of the prerendered page become editable, and fields that are read-only always stay so', async () => {
  document.body.innerHTML = '<input readonly data-early name="search" /><input readonly name="code" />';
  await takeOver();
  const fields = [...document.querySelectorAll('input')];
  expect(fields.map(({ name, readOnly }) => [name, readOnly])).toEqual([
    ['search', false],
    ['code', true],
  ]);
});
