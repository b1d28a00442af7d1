import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';

import {
  alertMessage,
  field,
  invalid,
  loseResponse,
  mockBackend,
  press,
  renderPart,
  answers,
  sent,
  untilFocused,
} from '../account-page.fixture';
import { PROFILE } from '../profile.fixture';
import { ProfileCards } from './profile-cards';
import { refuse } from '@/api/backend.fixture';

mockBackend();

describe('the address form', () => {
  test('shows the error of each empty field, and returns the focus to its button when it is cancelled', async () => {
    renderPart(<ProfileCards />);
    await press('Informar endereço');
    await press('Salvar endereço');
    for (const text of [
      'Informe um CEP com oito dígitos.',
      'Informe a rua.',
      'Informe o número, ou s/n.',
      'Informe o bairro.',
      'Informe a cidade.',
      'Selecione o estado.',
    ])
      expect(await screen.findByText(text)).toBeTruthy();
    await press('Agora não');
    await untilFocused(() => screen.getByRole('button', { name: 'Informar endereço' }));
  });

  test('shows a rejection at its fields and focuses the first of them', async () => {
    answers.updateProfile = () =>
      invalid({ 'address.city': ['Esta cidade não fica ali.'], 'address.complement': ['Use até 120 caracteres.'] });
    renderPart(<ProfileCards />);
    await press('Informar endereço');
    for (const [label, text] of Object.entries({ CEP: '01310100', Rua: 'Rua do Meio', Número: '7', Bairro: 'Centro', Cidade: 'Olinda' }))
      await userEvent.type(field(label), text);
    await userEvent.selectOptions(screen.getByLabelText('Estado'), 'SP');
    await press('Salvar endereço');
    expect(await screen.findByText('Esta cidade não fica ali.')).toBeTruthy();
    expect(screen.getByText('Use até 120 caracteres.')).toBeTruthy();
    await untilFocused(() => field('Complemento'));
  });

  const PAULISTA = { street: 'Avenida Paulista', district: 'Bela Vista', city: 'São Paulo', state: 'SP' } as const;

  test('fills in the address of a CEP and sends all fields', async () => {
    answers.getAddressByZipcode = () => ({ data: PAULISTA });
    answers.updateProfile = () => ({ data: { ...PROFILE, address: { zipcode: '01310100', number: '1578', ...PAULISTA } } });
    renderPart(<ProfileCards />);
    await press('Informar endereço');
    await userEvent.type(field('CEP'), '01310100');
    await vi.waitUntil(() => field('Rua').value === 'Avenida Paulista');
    await press('Salvar endereço');
    expect(await screen.findByText('Informe o número, ou s/n.')).toBeTruthy();
    await userEvent.type(field('Número'), '1578');
    await press('Salvar endereço');
    expect(await alertMessage()).toBe('Endereço salvo.');
    expect(sent).toEqual([
      { call: 'PUT /api/user', body: { address: { zipcode: '01310100', number: '1578', complement: null, ...PAULISTA } } },
    ]);
    expect(await screen.findByText(/Avenida Paulista, 1578/)).toBeTruthy();
    await untilFocused(() => screen.getByRole('button', { name: 'Alterar o endereço' }));
  });

  test.each([
    [() => Response.json({ message: 'CEP não encontrado.' }, { status: 404 }), 'CEP não encontrado. Preencha o endereço.'],
    [loseResponse, 'Não foi possível buscar o CEP. Preencha o endereço.'],
  ])('keeps the input if the CEP lookup fails', async (response, text) => {
    answers.getAddressByZipcode = response;
    renderPart(<ProfileCards />);
    await press('Informar endereço');
    await userEvent.type(field('Rua'), 'Rua do Meio');
    await userEvent.type(field('CEP'), '99999999');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(field('Rua').value).toBe('Rua do Meio');
  });
});

test('preferences are saved, and stay after a failure', async () => {
  answers.updateProfile = () => refuse(500);
  renderPart(<ProfileCards />);
  const news = await screen.findByRole<HTMLInputElement>('checkbox', { name: /novidades e promoções/ });
  expect(screen.getByRole('button', { name: 'Salvar' }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(news);
  await press('Salvar');
  await vi.waitUntil(() => screen.queryAllByRole('alert').some(({ textContent }) => textContent !== ''));
  expect(news.checked).toBe(true);
  answers.updateProfile = () => ({ data: { ...PROFILE, marketing_opt_in: true } });
  await press('Salvar');
  expect(await alertMessage()).toBe('Dados salvos.');
  expect(sent.map(({ body }) => body)).toEqual(Array.from({ length: 2 }, () => ({ gender: 0, is_pep: false, marketing_opt_in: true })));
});

test('a rejected gender shows its error and takes the focus', async () => {
  answers.updateProfile = () => invalid({ gender: ['Selecione uma opção.'] });
  renderPart(<ProfileCards />);
  await userEvent.click(await screen.findByRole('checkbox', { name: /novidades e promoções/ }));
  await press('Salvar');
  expect(await screen.findByText('Selecione uma opção.')).toBeTruthy();
  await untilFocused(() => within(screen.getByRole('radiogroup', { name: 'Gênero' })).getAllByRole('radio')[0] ?? document.body);
});
