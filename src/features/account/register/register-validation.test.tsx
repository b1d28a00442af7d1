import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { parseRuntimeConfig } from '@/api/runtime-config';
import { setRuntimeConfig } from '@/product/runtime-config';

import {
  closeRegistration,
  errorTexts,
  field,
  fillAccessStep,
  goToAccessStep,
  openRegistration,
  press,
  sentTo,
  submitRegistration,
  typeCpf,
} from './register-page.fixture';

afterEach(closeRegistration);

test.each([
  ['Nome completo', 'Informe seu nome completo.'],
  ['Data de nascimento', 'Informe sua data de nascimento.'],
])('an empty field %s of the first step shows "%s" and gets the focus', async (label, text) => {
  openRegistration();
  await typeCpf();
  await screen.findByLabelText(label);
  await userEvent.clear(field(label));
  await press('Continuar');
  expect(await screen.findByText(text)).toBeTruthy();
  await vi.waitUntil(() => document.activeElement === field(label));
});

test('an empty country code shows an error', async () => {
  openRegistration();
  await goToAccessStep();
  await fillAccessStep();
  await userEvent.clear(field('País'));
  await press('Criar conta');
  expect(await screen.findByText('Informe o código do país.')).toBeTruthy();
  expect(errorTexts()).toEqual(['Informe o código do país.']);
});

test('a missing captcha shows an error and sends no registration', async () => {
  setRuntimeConfig(parseRuntimeConfig(JSON.stringify({ captcha: { siteKey: 'chave', origin: 'http://127.0.0.1:4011' } })));
  openRegistration();
  await submitRegistration();
  expect(await screen.findByText('Confirme que você não é um robô.')).toBeTruthy();
  expect(sentTo('registerPlayer')).toEqual([]);
});
