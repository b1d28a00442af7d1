import type { FormEvent, MouseEvent, RefObject, SyntheticEvent } from 'react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';

import { enterTopDialog } from './top-dialog';
import { useCloseOnBack } from './use-close-on-back';

/**
 * Runs a native dialog as a modal while mounted, and registers it for `useTopDialog`. Esc, Back (SPEC M5) and a press outside call
 * `onClose`. The press does not while an edited field, other than a checkbox or a radio button, holds a text.
 *
 * @param onClose should unmount the dialog, which otherwise stays open
 * @returns handlers to set on the `dialog` element
 */
export function useModalElement(ref: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  useCloseOnBack(onClose);
  const editedElements = useRef(new Set<EventTarget>());
  const close = useEffectEvent(onClose);

  // A layout effect: focus returns to the opening control only if the dialog closes while it is in the document.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    dialog.showModal();
    const leave = enterTopDialog(dialog);
    // Browsers close the dialog at the Esc that follows a prevented one. It is shown again, and `onClose` decides.
    const onForced = () => {
      if (!dialog.isConnected || dialog.open) return;
      dialog.showModal();
      close();
    };
    dialog.addEventListener('close', onForced);
    return () => {
      dialog.removeEventListener('close', onForced);
      dialog.close();
      leave();
    };
  }, [ref]);

  return {
    onCancel: (event: SyntheticEvent) => {
      // Cancelling a file chooser also arrives here.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onInput: (event: FormEvent) => {
      editedElements.current.add(event.target);
    },
    onMouseDown: (event: MouseEvent) => {
      if (event.target === event.currentTarget && isOutside(event) && ![...editedElements.current].some(holdsText)) onClose();
    },
  };
}

/** Returns true for a press on the backdrop. The target does not tell it from a press on the dialog's scrollbar. */
function isOutside({ currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

function holdsText(element: EventTarget): boolean {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return false;
  return element.isConnected && element.value !== '' && element.type !== 'checkbox' && element.type !== 'radio';
}
