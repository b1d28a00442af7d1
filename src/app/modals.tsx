import type { ReactNode } from 'react';
import { Suspense, useEffect, useRef } from 'react';

import { useSessionStore } from '@/session/use-session';
import { logFailure } from '@/shared/lib/log';
import { showAlert } from '@/shell/alert-store';
import { holdForReload, keptOf } from '@/shell/kept-forms';
import type { Modal } from '@/shell/modal-store';
import { closeFrom, useModalStore } from '@/shell/modal-store';

import { ErrorBoundary } from './error-boundary';
import { drawModal } from './modals/draw-modal';

/** The open modals, the lowest first; the code of each is loaded when it is first opened. */
export function Modals() {
  const { stack } = useModalStore();
  useFocusAfterLast(stack.length);
  useKeptModals();
  return stack.map((modal, level) => {
    const close = () => closeFrom(modal);
    return (
      <ErrorBoundary key={keyOf(modal, level)} place={modal.name} fallback={<Failed onClose={close} />}>
        <Suspense>{drawModal({ ...modal, onClose: close })}</Suspense>
      </ErrorBoundary>
    );
  });
}

/** A form for one game, one bonus or one coupon is no form for another, and begins anew. */
function keyOf(modal: Modal, level: number): string {
  return [level, ...Object.values(modal)].join(' ');
}

/** What was open when the site loaded the page anew is open again, unless the page opens something of its own (SPEC S8). */
function useKeptModals(): void {
  useEffect(() => {
    const kept = keptOf('modals');
    if (Array.isArray(kept) && kept.length > 0) {
      import('./modals/kept-modals')
        .then(({ modalsOf }) => {
          const stack = modalsOf(kept, useSessionStore.getState().isPlayer);
          useModalStore.setState((now) => (now.stack.length === 0 ? { stack } : {}));
        })
        .catch((error: unknown) => logFailure('What was open before the page was loaded anew is not open again.', error));
    }
    return holdForReload('modals', () => useModalStore.getState().stack);
  }, []);
}

/** What opened it may be gone, as 'Entrar' is after a login: the focus then goes on to the page. */
function useFocusAfterLast(open: number): void {
  const wasOpen = useRef(0);
  useEffect(() => {
    if (open === 0 && wasOpen.current > 0 && document.activeElement === document.body)
      document.getElementById('conteudo')?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open]);
}

/** The page behind is whole: it stays. */
function Failed({ onClose }: { onClose: () => void }): ReactNode {
  useEffect(() => {
    showAlert('error', 'Não foi possível abrir a janela. Recarregue a página e tente de novo.');
    onClose();
  }, [onClose]);
  return null;
}
