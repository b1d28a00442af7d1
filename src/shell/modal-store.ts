import { create } from 'zustand';

import type { CouponCode } from '@generated/api/model/coupon-code';
import type { Id } from '@generated/api/model/id';

/** What can be open above the page (SPEC M1, M2, M3). */
export type Modal =
  | { readonly name: 'login' }
  | { readonly name: 'register' }
  | { readonly name: 'recover' }
  /** Asks before an unfinished registration is closed; it lies above it. */
  | { readonly name: 'register_cancel' }
  | { readonly name: 'deposit'; readonly coupon?: CouponCode }
  | { readonly name: 'coupon' }
  | { readonly name: 'document' }
  | { readonly name: 'bonus_activate'; readonly id: Id }
  | { readonly name: 'bonus_exclude'; readonly id: Id }
  | { readonly name: 'bonus_redeem'; readonly id: Id }
  | { readonly name: 'majority' }
  | { readonly name: 'game'; readonly id: Id };

interface ModalState {
  /** The open modals, the lowest first; the last one has the focus. */
  readonly stack: readonly Modal[];
}

/** The modals above the page, as one stack. */
export const useModalStore = create<ModalState>(() => ({ stack: [] }));

/** Opens a modal in place of the topmost one: from login to registration it stays one level, which Back closes once. */
export function openModal(modal: Modal): void {
  useModalStore.setState(({ stack }) => ({ stack: [...stack.slice(0, -1), modal] }));
}

/** Lays a modal above the open one, which stays as it is. What is on top already is not laid there twice. */
export function pushModal(modal: Modal): void {
  useModalStore.setState(({ stack }) => (stack.at(-1)?.name === modal.name ? {} : { stack: [...stack, modal] }));
}

/** Closes the topmost modal. */
export function closeModal(): void {
  useModalStore.setState(({ stack }) => ({ stack: stack.slice(0, -1) }));
}

/**
 * Closes one modal and those above it; the ones below stay.
 *
 * @param modal as it lies in the stack; one that is not there changes nothing
 */
export function closeFrom(modal: Modal): void {
  useModalStore.setState(({ stack }) => (stack.includes(modal) ? { stack: stack.slice(0, stack.indexOf(modal)) } : {}));
}

/** Closes all modals. */
export function closeAllModals(): void {
  useModalStore.setState({ stack: [] });
}

/**
 * Opens the auth modal by a word, as an address holds it (SPEC M1).
 *
 * @param value `login`, `register`, `recover` or `close`; anything else opens the registration
 */
export function openAuth(value: string): void {
  if (value !== 'close') return openModal({ name: value === 'login' || value === 'recover' ? value : 'register' });
  const open = useModalStore.getState().stack.find(isAuth);
  if (open !== undefined) closeFrom(open);
}

/** Whether login, registration or recovery is open, at whichever level. */
export function isAuthOpen({ stack }: ModalState): boolean {
  return stack.some(isAuth);
}

const isAuth = ({ name }: Modal) => name === 'login' || name === 'register' || name === 'recover';
