import { create } from 'zustand';

import type { CouponCode } from '@generated/api/model/coupon-code';
import type { Id } from '@generated/api/model/id';

import type { LoginReason } from './login-return';

/** A modal dialog (SPEC M1, M2, M3). */
export type Modal =
  | { readonly name: 'login'; readonly reason?: LoginReason }
  | { readonly name: 'register' }
  | { readonly name: 'recover' }
  /** Confirmation before an unfinished registration is closed. */
  | { readonly name: 'register_cancel' }
  /** Deposit, with the code of the coupon that its form begins with, if any. */
  | { readonly name: 'deposit'; readonly coupon?: CouponCode }
  /** Entry of a coupon's code. */
  | { readonly name: 'coupon' }
  /** Notice of the documents that the verification of the player still lacks. */
  | { readonly name: 'document' }
  /** Confirmations about the bonus with this id. */
  | { readonly name: 'bonus_activate'; readonly id: Id }
  | { readonly name: 'bonus_exclude'; readonly id: Id }
  | { readonly name: 'bonus_redeem'; readonly id: Id }
  /** Acceptance of a changed version of the terms (SPEC Q2). */
  | { readonly name: 'terms' }
  /** Confirmation before a sensitive action (SPEC Q32). Opened by `requestConfirmation`. */
  | { readonly name: 'confirm_access' }
  /** Confirmation of the location at the login and before betting (SPEC Q34). */
  | { readonly name: 'confirm_location' }
  | { readonly name: 'notifications' }
  /** Notice that only adults may play. */
  | { readonly name: 'majority' }
  | { readonly name: 'search' }
  /** `isPreview` shows only the facts (SPEC S26). */
  | { readonly name: 'game'; readonly id: Id; readonly isPreview?: true };

interface ModalState {
  /** Open modals, lowest first. The last has the focus. */
  readonly stack: readonly Modal[];
}

export const useModalStore = create<ModalState>(() => ({ stack: [] }));

/** Opens a modal in place of the topmost one, if any: login and registration share a level. */
export function openModal(modal: Modal): void {
  useModalStore.setState(({ stack }) => ({ stack: [...stack.slice(0, -1), modal] }));
}

/** Opens a modal above the current one, unless one of its name is on top, whose other properties then stay. */
export function pushModal(modal: Modal): void {
  useModalStore.setState(({ stack }) => (stack.at(-1)?.name === modal.name ? {} : { stack: [...stack, modal] }));
}

/** Closes the topmost modal. Does nothing if none is open. */
export function closeModal(): void {
  useModalStore.setState(({ stack }) => ({ stack: stack.slice(0, -1) }));
}

/** Closes a modal, compared by identity, and all above it. Does nothing if it is not open. */
export function closeFrom(modal: Modal): void {
  useModalStore.setState(({ stack }) => (stack.includes(modal) ? { stack: stack.slice(0, stack.indexOf(modal)) } : {}));
}

export function closeAllModals(): void {
  useModalStore.setState({ stack: [] });
}

/**
 * Opens the auth modal of an address (SPEC M1) in place of the topmost modal: `login`, `register` or `recover`; anything else opens the
 * registration. `close` closes an open one with all modals above it.
 */
export function openAuth(value: string): void {
  if (value !== 'close') return openModal({ name: value === 'login' || value === 'recover' ? value : 'register' });
  const open = useModalStore.getState().stack.find(isAuth);
  if (open !== undefined) closeFrom(open);
}

/** Returns true if a modal for login, registration or recovery is open, also below another one. */
export function isAuthOpen({ stack }: ModalState): boolean {
  return stack.some(isAuth);
}

const isAuth = ({ name }: Modal) => name === 'login' || name === 'register' || name === 'recover';
