import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';

import { useSessionStore } from '@/session/use-session';
import { logFailure } from '@/shared/lib/log';
import { failureText } from '@/shared/lib/failure-text';
import { useOperationReport } from '@/shared/lib/operation-report';
import { Dialog } from '@/shared/ui/dialog';
import type { SectionFailure } from '@/shared/ui/failed-section';
import { FailedSection } from '@/shared/ui/failed-section';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { SlowNotice } from '@/shared/ui/slow-notice';
import { showAlert } from '@/product/alert-store';
import { registerDraft, readDraft } from '@/product/reload-drafts';
import type { Modal } from '@/product/modal-store';
import { closeFrom, useModalStore } from '@/product/modal-store';

import styles from './modals.module.css';
import { renderModal } from './render-modal';
import { retryPage } from '../errors/retry-page';

/**
 * Renders the open modals, lowest first. Restores them after a reload by the site (SPEC S8). After the last one has closed, focuses the
 * page if the opening button is gone.
 */
export function Modals() {
  const { stack } = useModalStore();
  useFocusPageAfterClose(stack.length);
  useRestoredModals();
  return stack.map((modal, level) => {
    const close = () => closeFrom(modal);
    return (
      <SectionBoundary
        key={modalKey(modal, level)}
        name={`modal: ${modal.name}`}
        pending={<ModalLoading />}
        renderFallback={(failure) => <ModalFailure {...failure} onClose={close} />}
      >
        {renderModal({ ...modal, onClose: close })}
      </SectionBoundary>
    );
  });
}

/** Returns a key, by which a modal for another game or bonus mounts again. */
function modalKey(modal: Modal, level: number): string {
  return [level, ...Object.values(modal)].join(' ');
}

/** Restores the modals after a reload by the site, unless the page opens a modal, and saves them before the next one (SPEC S8). */
function useRestoredModals(): void {
  useEffect(() => {
    const saved = readDraft('modals');
    if (Array.isArray(saved) && saved.length > 0) {
      import('./restore-modals')
        .then(({ restoreModals }) => {
          const stack = restoreModals(saved, useSessionStore.getState().isPlayer);
          useModalStore.setState((now) => (now.stack.length === 0 ? { stack } : {}));
        })
        .catch((error: unknown) => logFailure('The modals cannot be restored.', error));
    }
    return registerDraft('modals', () => useModalStore.getState().stack);
  }, []);
}

/** Focuses the page if the opening button is gone, like 'Entrar' after a login. */
function useFocusPageAfterClose(open: number): void {
  const wasOpen = useRef(0);
  useEffect(() => {
    if (open === 0 && wasOpen.current > 0 && document.activeElement === document.body)
      document.getElementById('conteudo')?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open]);
}

function ModalLoading() {
  return (
    <div className={styles.opening}>
      <SlowNotice own onRetry={() => void retryPage()} />
    </div>
  );
}

/** Closes the window with an alert. If there is a money operation to report, shows it in a dialog instead. */
function ModalFailure({ onClose, ...failure }: SectionFailure & { onClose: () => void }): ReactNode {
  const { error, since } = failure;
  const [isOpen] = useState(useOperationReport(since) !== '');
  useEffect(() => {
    if (isOpen) return;
    showAlert('error', `Não foi possível abrir esta janela. ${failureText(error)}`);
    onClose();
  }, [error, isOpen, onClose]);
  if (!isOpen) return null;
  return (
    <Dialog title="Falha nesta janela" onClose={onClose}>
      <FailedSection title="Não foi possível mostrar esta janela" {...failure} />
    </Dialog>
  );
}
