// @vitest-environment node
import { afterEach, expect, test } from 'vitest';

import { answerConfirmation, requestConfirmation } from './access-confirmation';
import { closeAllModals, closeModal, openModal, useModalStore } from './modal-store';

afterEach(closeAllModals);

const open = () => useModalStore.getState().stack.map(({ name }) => name);

test('requests at the same time share one dialog, above what is open (SPEC Q32)', async () => {
  openModal({ name: 'deposit' });
  const both = Promise.all([requestConfirmation('confirmation_required'), requestConfirmation('confirmation_required')]);
  expect(open()).toEqual(['deposit', 'confirm_access']);
  answerConfirmation(true);
  expect(await both).toEqual([true, true]);
  expect(open()).toEqual(['deposit']);
});

test.each([
  ['by the player', closeModal],
  ['by a logout', closeAllModals],
])('a dialog closed %s confirms nothing, and the next request asks again', async (_, close) => {
  const first = requestConfirmation('confirmation_required');
  close();
  expect(await first).toBe(false);
  const second = requestConfirmation('confirmation_required');
  expect(open()).toEqual(['confirm_access']);
  answerConfirmation(true);
  expect(await second).toBe(true);
});

test('the location has a dialog of its own (SPEC Q34)', async () => {
  const asked = requestConfirmation('location_required');
  expect(open()).toEqual(['confirm_location']);
  answerConfirmation(true);
  expect(await asked).toBe(true);
});
