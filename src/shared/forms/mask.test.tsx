import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { masked } from './mask';
import { CpfField, DateField, MaskedField, PhoneNumberField } from './masked-field';
import { PhoneField } from './phone-field';

test.each([
  ['###', '1a2b3', '123'],
  ['@@@', '1a2B3c', 'aBc'],
  ['***', '-1a_2', '1a2'],
  ['#@*', 'a1 b2', '1b2'],
  ['###.###.###-##', '52998224725', '529.982.247-25'],
  ['###.###.###-##', '529.982.247-25', '529.982.247-25'],
  ['###.###.###-##', '52998224725999', '529.982.247-25'],
])('the mask %s formats "%s" as "%s" (SPEC V6)', (pattern, typed, text) => {
  expect(masked(typed, pattern)).toBe(text);
});

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('typed text is masked while it is typed and deleted', async () => {
  render(<CpfField />);
  await userEvent.type(box('CPF'), '5299');
  expect(box('CPF').value).toBe('529.9');
  await userEvent.type(box('CPF'), '{Backspace}{Backspace}');
  expect(box('CPF').value).toBe('529');
});

test('the caret stays where the player put it', async () => {
  render(<CpfField />);
  await userEvent.type(box('CPF'), '529982247');
  box('CPF').setSelectionRange(2, 2);
  await userEvent.keyboard('8');
  expect(box('CPF').value).toBe('528.998.224-7');
  expect(box('CPF').selectionStart).toBe(3);
  await userEvent.keyboard('{Backspace}');
  expect([box('CPF').value, box('CPF').selectionStart]).toEqual(['529.982.247', 2]);
});

test('Backspace moves over a separator between two digits', async () => {
  render(<CpfField />);
  await userEvent.type(box('CPF'), '1234');
  box('CPF').setSelectionRange(4, 4);
  await userEvent.keyboard('{Backspace}');
  expect([box('CPF').value, box('CPF').selectionStart]).toEqual(['123.4', 3]);
  await userEvent.keyboard('{Backspace}');
  expect([box('CPF').value, box('CPF').selectionStart]).toEqual(['124', 2]);
});

test('a pasted text with other separators, spaces and letters is masked', async () => {
  render(<CpfField />);
  await userEvent.click(box('CPF'));
  await userEvent.paste(' CPF: 529 982 247/25 ');
  expect(box('CPF').value).toBe('529.982.247-25');
});

test.each([
  ['+55 11 98765-4321', '(11) 98765-4321'],
  ['55 98765-4321', '(55) 98765-4321'],
])('a pasted phone %s is %s, without its country code', async (pasted, shown) => {
  render(<PhoneNumberField label="Celular" />);
  await userEvent.click(box('Celular'));
  await userEvent.paste(pasted);
  expect(box('Celular').value).toBe(shown);
});

test('a day is typed without a date picker', async () => {
  render(<DateField label="Data de nascimento" />);
  await userEvent.type(box('Data de nascimento'), '17051990');
  expect(box('Data de nascimento').value).toBe('17/05/1990');
});

test("a phone number has Brazil's country code and eight or nine digits", async () => {
  render(<PhoneField code={{ defaultValue: '55' }} number={{}} />);
  expect(box('País').value).toBe('55');
  await userEvent.type(box('Celular com DDD'), '1133334444');
  expect(box('Celular com DDD').value).toBe('(11) 3333-4444');
  await userEvent.clear(box('Celular com DDD'));
  await userEvent.type(box('Celular com DDD'), '11987654321');
  expect(box('Celular com DDD').value).toBe('(11) 98765-4321');
});

test('the error describes its field', () => {
  render(<MaskedField label="CEP" mask="#####-###" hint="Só números." error="Informe um CEP válido." />);
  const described = (box('CEP').getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['Só números.', 'Informe um CEP válido.']);
  expect(box('CEP').getAttribute('aria-invalid')).toBe('true');
});
