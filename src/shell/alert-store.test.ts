// @vitest-environment node
import { afterEach, expect, test } from 'vitest';

import { showAlert, useAlertStore } from './alert-store';

afterEach(() => useAlertStore.setState(useAlertStore.getInitialState(), true));

const messages = () => useAlertStore.getState().alerts.map(({ message }) => message);

test('a repeated alert is shown once, and at most three are shown', () => {
  showAlert('success', 'a');
  showAlert('success', 'b');
  showAlert('success', 'a');
  expect(messages()).toEqual(['b', 'a']);
  showAlert('error', 'c');
  showAlert('error', 'd');
  expect(messages()).toEqual(['a', 'c', 'd']);
});

test('an alert replaces an earlier one about the same topic', () => {
  showAlert('error', 'failed', 'check');
  showAlert('error', 'another', 'payment');
  showAlert('success', 'done', 'check');
  expect(messages()).toEqual(['another', 'done']);
});

test('an alert is dismissed by its id', () => {
  showAlert('error', 'a');
  showAlert('error', 'b');
  const [first] = useAlertStore.getState().alerts;
  useAlertStore.getState().dismiss(first?.id ?? -1);
  expect(messages()).toEqual(['b']);
});
