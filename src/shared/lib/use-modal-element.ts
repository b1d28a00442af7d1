import type { FormEvent, MouseEvent, RefObject, SyntheticEvent } from 'react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';

import { enterTopDialog } from './top-dialog';
import { useCloseOnBack } from './use-close-on-back';

/**
 * Runs a native dialog as a modal: open while mounted, closed by Esc, by Back (SPEC M5) and by a press outside, which
 * does nothing while something typed would be lost.
 *
 * @param ref the dialog element
 * @param onClose called for each of these; it should unmount the dialog, which else stays open
 * @returns what the dialog element must carry
 */
export function useModalElement(ref: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  useCloseOnBack(onClose);
  const typed = useRef(new Set<EventTarget>());
  const close = useEffectEvent(onClose);

  // A layout effect, because focus returns only while the element still stands in the document.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    dialog.showModal();
    const leave = enterTopDialog(dialog);
    // A browser closes it by itself where an Esc before was refused: what is above decides all the same.
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
      // The choice of a file that was called off arrives here too.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onInput: (event: FormEvent) => {
      typed.current.add(event.target);
    },
    onMouseDown: (event: MouseEvent) => {
      if (event.target === event.currentTarget && isOutside(event) && ![...typed.current].some(holdsText)) onClose();
    },
  };
}

/** By place, because a press on the dialog's own scrollbar has the same target as one on the backdrop. */
function isOutside({ currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

function holdsText(element: EventTarget): boolean {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return false;
  return element.isConnected && element.value !== '' && element.type !== 'checkbox' && element.type !== 'radio';
}
