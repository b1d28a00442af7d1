import { useSyncExternalStore } from 'react';

/** Open modal dialogs, lowest first. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/**
 * Registers an open modal dialog. While any is open, the root element has the attribute `data-modal`.
 *
 * @returns a function that unregisters it
 */
export function enterTopDialog(dialog: HTMLDialogElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
}

/** Returns the topmost modal dialog, outside of which nothing can be focused; null if none is open. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? null,
    () => null,
  );
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
