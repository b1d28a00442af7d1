import { useSyncExternalStore } from 'react';

/** The modal dialogs that are open, the lowest first. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Says that a modal dialog has opened. @returns says that it has closed */
export function enterTopDialog(dialog: HTMLDialogElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
}

/** The modal dialog on top, outside of which nothing can be reached; null while there is none. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, () => open.at(-1) ?? null);
}

function change(next: readonly HTMLDialogElement[]): void {
  open = next;
  document.documentElement.toggleAttribute('data-modal', next.length > 0);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
