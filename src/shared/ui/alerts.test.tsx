import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Alerts } from './alerts';

const dismiss = vi.fn();
const hide = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  dismiss.mockReset();
  hide.mockReset();
});

afterEach(() => vi.useRealTimers());

const show = (type: 'success' | 'info' | 'error', stays = false) =>
  render(<Alerts alerts={[{ id: 7, type, message: 'Pronto', stays }]} onDismiss={dismiss} onHide={hide} />);
const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test.each(['success', 'info', 'error'] as const)('an alert of the type %s hides after 2000 ms and another 500 ms (SPEC S12)', (type) => {
  show(type);
  advance(2000);
  advance(499);
  expect(hide).not.toHaveBeenCalled();
  advance(1);
  expect(hide).toHaveBeenCalledExactlyOnceWith(7);
});

test('an alert stays while it is hovered (SPEC D7)', () => {
  show('info');
  advance(1500);
  fireEvent.mouseEnter(screen.getByText('Pronto').parentElement ?? document.body);
  advance(60_000);
  expect(hide).not.toHaveBeenCalled();
  fireEvent.mouseLeave(screen.getByText('Pronto').parentElement ?? document.body);
  advance(500);
  advance(499);
  expect(hide).not.toHaveBeenCalled();
  advance(1);
  expect(hide).toHaveBeenCalledOnce();
});

test('an alert stays while it is focused, even during its exit', () => {
  show('info');
  advance(2000);
  advance(300);
  act(() => screen.getByRole('button', { name: 'Dispensar' }).focus());
  advance(60_000);
  expect(hide).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Dispensar' }).blur());
  advance(200);
  expect(hide).toHaveBeenCalledOnce();
});

test('an error that stays does so until dismissed, and is announced at once (SPEC D7)', () => {
  show('error', true);
  advance(600_000);
  advance(600_000);
  expect([hide.mock.calls, dismiss.mock.calls]).toEqual([[], []]);
  expect(screen.getByRole('alert').textContent).toBe('Pronto');
  fireEvent.click(screen.getByRole('button', { name: 'Dispensar' }));
  expect(dismiss).toHaveBeenCalledExactlyOnceWith(7);
});

test('other alerts are announced politely', () => {
  show('success');
  expect(screen.getByRole('status').textContent).toBe('Pronto');
});
