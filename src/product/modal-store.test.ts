// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';

import { closeAllModals, closeFrom, closeModal, isAuthOpen, openAuth, openModal, pushModal, useModalStore } from './modal-store';

beforeEach(closeAllModals);

const stack = () => useModalStore.getState().stack;
const names = () => stack().map(({ name }) => name);

test('an opened modal replaces the topmost one, so that login, registration and recovery share a level', () => {
  openModal({ name: 'login' });
  openModal({ name: 'register' });
  openModal({ name: 'recover' });
  expect(names()).toEqual(['recover']);
  closeModal();
  expect(names()).toEqual([]);
});

test('a pushed modal closes without the modal below it', () => {
  openModal({ name: 'register' });
  const [below] = stack();
  pushModal({ name: 'register_cancel' });
  pushModal({ name: 'register_cancel' });
  expect(names()).toEqual(['register', 'register_cancel']);
  closeModal();
  expect(stack()).toEqual([below]);
  expect(stack()[0]).toBe(below);
});

test('a modal closes together with those above it', () => {
  openModal({ name: 'game', id: '7' });
  pushModal({ name: 'register' });
  pushModal({ name: 'register_cancel' });
  const [, register] = stack();
  closeFrom(register ?? { name: 'login' });
  expect(names()).toEqual(['game']);
  closeFrom({ name: 'game', id: '7' });
  expect(names()).toEqual(['game']);
});

test.each([
  ['login', ['login']],
  ['register', ['register']],
  ['recover', ['recover']],
  ['anything', ['register']],
  ['', ['register']],
])('the auth parameter %j opens %j (SPEC M1)', (word, opened) => {
  openAuth(word);
  expect(names()).toEqual(opened);
});

test('the auth parameter close closes only the auth modal (SPEC M1)', () => {
  openModal({ name: 'game', id: '7' });
  openAuth('close');
  expect(names()).toEqual(['game']);
  pushModal({ name: 'login' });
  expect(isAuthOpen(useModalStore.getState())).toBe(true);
  openAuth('close');
  expect(names()).toEqual(['game']);
  expect(isAuthOpen(useModalStore.getState())).toBe(false);
});
