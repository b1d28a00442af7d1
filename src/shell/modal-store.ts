import { create } from 'zustand';

/** What can be open above the page. */
export type Modal = { name: 'login' } | { name: 'game'; id: string };

interface ModalState {
  modal: Modal | null;
  open: (modal: Modal) => void;
  close: () => void;
}

/** The open modal: one at most. */
export const useModalStore = create<ModalState>((set) => ({
  modal: null,
  open: (modal) => set({ modal }),
  close: () => set({ modal: null }),
}));

/** Opens a modal in place of the one that may be open. */
export function openModal(modal: Modal): void {
  useModalStore.getState().open(modal);
}
