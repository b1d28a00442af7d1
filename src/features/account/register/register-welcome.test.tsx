import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { type Answers } from '@/api/backend.fixture';
import { parseRuntimeConfig } from '@/api/runtime-config';
import { setRuntimeConfig } from '@/product/runtime-config';

import { closeRegistration, goToAccessStep, openRegistration, sentTo } from './register-page.fixture';

afterEach(closeRegistration);

const coupon: Answers = { getRegisterCoupon: () => ({ text: 'Ganhe R$ 20,00 ao se cadastrar.' }) };

test('a reward is shown if the deployment may advertise it (SPEC A8, D9)', async () => {
  setRuntimeConfig(parseRuntimeConfig('{"bonusPolicy":"open"}'));
  openRegistration(coupon);
  expect(await screen.findByText('Ganhe R$ 20,00 ao se cadastrar.')).toBeTruthy();
});

test('a reward is not shown while bonuses are closed (SPEC D17)', async () => {
  setRuntimeConfig(parseRuntimeConfig('{"bonusPolicy":"open"}'));
  openRegistration({ ...coupon, getSettings: () => ({ bonus_enabled: false }) });
  await waitFor(() => expect(sentTo('getSettings')).toHaveLength(1));
  await goToAccessStep();
  expect(document.body.textContent).not.toContain('Ganhe R$');
});

test('a reward is fetched but not shown if the deployment may not advertise it (SPEC A8, D9)', async () => {
  openRegistration(coupon);
  await goToAccessStep();
  expect(sentTo('getRegisterCoupon')).toHaveLength(1);
  expect(document.body.textContent).not.toContain('Ganhe R$');
});
