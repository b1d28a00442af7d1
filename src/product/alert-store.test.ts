// @vitest-environment node
import { afterEach, expect, test } from 'vitest';

import { parseRuntimeConfig } from '@/api/runtime-config';

import { showAlert, useAlertStore } from './alert-store';
import { setRuntimeConfig } from './runtime-config';

afterEach(() => {
  useAlertStore.setState(useAlertStore.getInitialState(), true);
  setRuntimeConfig(parseRuntimeConfig(''));
});

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

test('an error that hides is kept until it is reopened and dismissed, any other alert is gone (SPEC D7)', () => {
  showAlert('success', 'done');
  showAlert('error', 'failed');
  const { alerts, hide } = useAlertStore.getState();
  for (const { id } of alerts) hide(id);
  expect(useAlertStore.getState().alerts).toMatchObject([{ message: 'failed', isHidden: true, stays: false }]);
  useAlertStore.getState().reopen();
  const [reopened] = useAlertStore.getState().alerts;
  expect(reopened).toMatchObject({ message: 'failed', isHidden: false, stays: true });
  useAlertStore.getState().dismiss(reopened?.id ?? -1);
  expect(messages()).toEqual([]);
});

test('the setting keeps errors until they are dismissed, and no other alert (SPEC D7)', () => {
  setRuntimeConfig(parseRuntimeConfig('{"errorAlerts":"stay"}'));
  showAlert('error', 'failed');
  showAlert('success', 'done');
  expect(useAlertStore.getState().alerts.map(({ stays }) => stays)).toEqual([true, false]);
});
