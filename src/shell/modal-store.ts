import { create } from 'zustand';

import type { CouponCode } from '@generated/api/model/coupon-code';
import type { Id } from '@generated/api/model/id';

/** A modal dialog (SPEC M1, M2, M3). */
export type Modal =
  | { readonly name: 'login' }
  | { readonly name: 'register' }
  | { readonly name: 'recover' }
  /** Confirms that an unfinished registration is closed. */
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
  /** Lowest first. The last one has the focus. */
  readonly stack: readonly Modal[];
}

export const useModalStore = create<ModalState>(() => ({ stack: [] }));

/** Replaces the topmost modal, so that login and registration share a level. */
export function openModal(modal: Modal): void {
  useModalStore.setState(({ stack }) => ({ stack: [...stack.slice(0, -1), modal] }));
}

/** Opens a modal above the current one. Does nothing if it is already on top. */
export function pushModal(modal: Modal): void {
  useModalStore.setState(({ stack }) => (stack.at(-1)?.name === modal.name ? {} : { stack: [...stack, modal] }));
}

export function closeModal(): void {
  useModalStore.setState(({ stack }) => ({ stack: stack.slice(0, -1) }));
}

/** @param modal an element of the stack, by identity */
export function closeFrom(modal: Modal): void {
  useModalStore.setState(({ stack }) => (stack.includes(modal) ? { stack: stack.slice(0, stack.indexOf(modal)) } : {}));
}

export function closeAllModals(): void {
  useModalStore.setState({ stack: [] });
}

/**
 * Opens the auth modal named in an address (SPEC M1).
 *
 * @param value `login`, `register`, `recover` or `close`; any other value opens the registration
 */
export function openAuth(value: string): void {
  if (value !== 'close') return openModal({ name: value === 'login' || value === 'recover' ? value : 'register' });
  const open = useModalStore.getState().stack.find(isAuth);
  if (open !== undefined) closeFrom(open);
}

/** Returns true if login, registration or recovery is open. */
export function isAuthOpen({ stack }: ModalState): boolean {
  return stack.some(isAuth);
}

const isAuth = ({ name }: Modal) => name === 'login' || name === 'register' || name === 'recover';
