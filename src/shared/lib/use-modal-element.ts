import type { MouseEvent, RefObject, SyntheticEvent } from 'react';
import { useLayoutEffect } from 'react';

import { useBackCloses } from './use-back-closes';

/**
 * Runs a native dialog as a modal: open while mounted, closed by Esc, by Back (SPEC M5) and by a press outside.
 *
 * @param ref the dialog element
 * @param onClose called for each of these; it must unmount the dialog
 * @returns what the dialog element must carry
 */
export function useModalElement(ref: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  useBackCloses(onClose);

  // A layout effect, because focus returns only while the element still stands in the document.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, [ref]);

  return {
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
    onMouseDown: (event: MouseEvent) => {
      if (event.target === event.currentTarget && isOutside(event)) onClose();
    },
  };
}

/** By place, because a press on the dialog's own scrollbar has the same target as one on the backdrop. */
function isOutside({ currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
