// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';

import { useAlertStore } from '@/product/alert-store';

import { showRedeemed } from './redeem-operation';

afterEach(() => useAlertStore.setState({ alerts: [] }));

const messages = () => useAlertStore.getState().alerts.map(({ message }) => message.replaceAll('\u00a0', ' '));

test('a redemption is shown with its amount', () => {
  showRedeemed({ bonus: 'rol_1', amount: 1500 });
  expect(messages()).toEqual(['R$ 15,00 foram para o seu saldo.']);
});

test('a redemption of unknown amount is shown without one, not as R$ 0,00', () => {
  showRedeemed({ bonus: 'rol_1', amount: undefined });
  expect(messages()).toEqual(['Bônus resgatado. O valor está no seu saldo.']);
});
