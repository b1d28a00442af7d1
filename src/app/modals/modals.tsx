import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

import { useSessionStore } from '@/session/use-session';
import { logFailure } from '@/shared/lib/log';
import { failureText } from '@/shared/lib/failure-text';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { SlowNotice } from '@/shared/ui/slow-notice';
import { showAlert } from '@/shell/alert-store';
import { registerDraft, readDraft } from '@/shell/reload-drafts';
import type { Modal } from '@/shell/modal-store';
import { closeFrom, useModalStore } from '@/shell/modal-store';

import styles from './modals.module.css';
import { renderModal } from './render-modal';
import { retryPage } from '../errors/retry-page';

/** The open modals, the lowest first; the code of each is loaded when it is first opened. */
export function Modals() {
  const { stack } = useModalStore();
  useFocusAfterLast(stack.length);
  useKeptModals();
  return stack.map((modal, level) => {
    const close = () => closeFrom(modal);
    return (
      <SectionBoundary
        key={keyOf(modal, level)}
        name={`modal: ${modal.name}`}
        pending={<Opening />}
        renderFallback={({ error }) => <Failed error={error} onClose={close} />}
      >
        {renderModal({ ...modal, onClose: close })}
      </SectionBoundary>
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
    const kept = readDraft('modals');
    if (Array.isArray(kept) && kept.length > 0) {
      import('./restore-modals')
        .then(({ restoreModals }) => {
          const stack = restoreModals(kept, useSessionStore.getState().isPlayer);
          useModalStore.setState((now) => (now.stack.length === 0 ? { stack } : {}));
        })
        .catch((error: unknown) => logFailure('What was open before the page was loaded anew is not open again.', error));
    }
    return registerDraft('modals', () => useModalStore.getState().stack);
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

/** A modal whose code is being loaded: nothing at first, and the reason once it takes long. */
function Opening() {
  return (
    <div className={styles.opening}>
      <SlowNotice own onRetry={() => void retryPage()} />
    </div>
  );
}

/** Closes a modal that failed and says so: the page behind it still works. */
function Failed({ error, onClose }: { error: unknown; onClose: () => void }): ReactNode {
  useEffect(() => {
    showAlert('error', `Não foi possível abrir esta janela. ${failureText(error)}`);
    onClose();
  }, [error, onClose]);
  return null;
}
