import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Alerts } from './alerts';

const dismiss = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  dismiss.mockReset();
});

afterEach(() => vi.useRealTimers());

const show = (type: 'success' | 'info' | 'error') => render(<Alerts alerts={[{ id: 7, type, message: 'Pronto' }]} onDismiss={dismiss} />);
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('a success goes after 2000 ms and 500 ms more (SPEC S12)', () => {
  show('success');
  pass(2000);
  pass(499);
  expect(dismiss).not.toHaveBeenCalled();
  pass(1);
  expect(dismiss).toHaveBeenCalledExactlyOnceWith(7);
});

test('its time stands still while it is pointed at (SPEC D7)', () => {
  show('info');
  pass(1500);
  fireEvent.mouseEnter(screen.getByText('Pronto').parentElement ?? document.body);
  pass(60_000);
  expect(dismiss).not.toHaveBeenCalled();
  fireEvent.mouseLeave(screen.getByText('Pronto').parentElement ?? document.body);
  pass(500);
  pass(499);
  expect(dismiss).not.toHaveBeenCalled();
  pass(1);
  expect(dismiss).toHaveBeenCalledOnce();
});

test('its time stands still while it is focused, on its way out too', () => {
  show('info');
  pass(2000);
  pass(300);
  act(() => screen.getByRole('button', { name: 'Dispensar' }).focus());
  pass(60_000);
  expect(dismiss).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Dispensar' }).blur());
  pass(200);
  expect(dismiss).toHaveBeenCalledOnce();
});

test('an error stays until dismissed, and is told at once', () => {
  show('error');
  pass(600_000);
  pass(600_000);
  expect(dismiss).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe('Pronto');
  fireEvent.click(screen.getByRole('button', { name: 'Dispensar' }));
  expect(dismiss).toHaveBeenCalledExactlyOnceWith(7);
});

test('what is no error is told when there is a pause', () => {
  show('success');
  expect(screen.getByRole('status').textContent).toBe('Pronto');
});
