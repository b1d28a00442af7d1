import { beforeEach, expect, test } from 'vitest';

import { closeAllModals, closeFrom, closeModal, isAuthOpen, openAuth, openModal, pushModal, useModalStore } from './modal-store';

beforeEach(closeAllModals);

const stack = () => useModalStore.getState().stack;
const names = () => stack().map(({ name }) => name);

test('opening takes the place of the topmost modal: login, registration and recovery are one level', () => {
  openModal({ name: 'login' });
  openModal({ name: 'register' });
  openModal({ name: 'recover' });
  expect(names()).toEqual(['recover']);
  closeModal();
  expect(names()).toEqual([]);
});

test('what is laid above leaves what is below, and closes alone', () => {
  openModal({ name: 'register' });
  const [below] = stack();
  pushModal({ name: 'register_cancel' });
  pushModal({ name: 'register_cancel' });
  expect(names()).toEqual(['register', 'register_cancel']);
  closeModal();
  expect(stack()).toEqual([below]);
  expect(stack()[0]).toBe(below);
});

test('a modal closes with those above it', () => {
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
])('the auth word %j opens %j (SPEC M1)', (word, opened) => {
  openAuth(word);
  expect(names()).toEqual(opened);
});

test('the auth word close closes the auth modal and no other (SPEC M1)', () => {
  openModal({ name: 'game', id: '7' });
  openAuth('close');
  expect(names()).toEqual(['game']);
  pushModal({ name: 'login' });
  expect(isAuthOpen(useModalStore.getState())).toBe(true);
  openAuth('close');
  expect(names()).toEqual(['game']);
  expect(isAuthOpen(useModalStore.getState())).toBe(false);
});
