import type { Modal } from './modal-store';
import { closeFrom, pushModal, useModalStore } from './modal-store';

interface Pending {
  readonly modal: Modal;
  readonly isConfirmed: Promise<boolean>;
  readonly answer: (isConfirmed: boolean) => void;
}

let pending: Pending | undefined;

/**
 * Asks the player to confirm their identity or location, above the open page or modal (SPEC Q32, Q34). Requests at the same time
 * share one dialog. A request of the other kind takes its place.
 *
 * @param reason `status` of the 403: `location_required` for the location, any other for the identity
 * @returns false if the dialog was closed, also by a logout or a request of the other kind
 */
export function requestConfirmation(reason: string): Promise<boolean> {
  const name = reason === 'location_required' ? 'confirm_location' : 'confirm_access';
  if (pending === undefined || pending.modal.name !== name) {
    pending?.answer(false);
    pending = open({ name });
  }
  return pending.isConfirmed;
}

/** Answers the requests that wait, if any, and closes the dialog and all modals above it. */
export function answerConfirmation(isConfirmed: boolean): void {
  pending?.answer(isConfirmed);
}

function open(modal: Modal): Pending {
  let resolve: (isConfirmed: boolean) => void = () => undefined;
  const isConfirmed = new Promise<boolean>((settle) => {
    resolve = settle;
  });
  pushModal(modal);
  // Also a logout closes all modals.
  const stop = useModalStore.subscribe(({ stack }) => {
    if (!stack.includes(modal)) answer(false);
  });
  function answer(value: boolean): void {
    stop();
    pending = undefined;
    resolve(value);
    closeFrom(modal);
  }
  return { modal, isConfirmed, answer };
}
