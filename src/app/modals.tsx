import { Suspense, lazy, useEffect, useRef } from 'react';

import { showAlert } from '@/shell/alert-store';
import { useModalStore } from '@/shell/modal-store';

import { ErrorBoundary } from './error-boundary';

const LoginDialog = lazy(() => import('@/features/account/login-dialog').then((module) => ({ default: module.LoginDialog })));
const GameDialog = lazy(() => import('@/features/casino/game-dialog').then((module) => ({ default: module.GameDialog })));

/** The open modal, its code loaded when it is first opened. */
export function Modals() {
  const { modal, close } = useModalStore();

  // What opened it may be gone, as 'Entrar' is after a login: the focus then goes on to the page.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (modal === null && wasOpen.current && document.activeElement === document.body)
      document.getElementById('conteudo')?.focus({ preventScroll: true });
    wasOpen.current = modal !== null;
  }, [modal]);

  return (
    <ErrorBoundary place={modal?.name ?? 'no modal'} fallback={<Failed onClose={close} />}>
      <Suspense>
        {modal?.name === 'login' && <LoginDialog onClose={close} />}
        {modal?.name === 'game' && <GameDialog key={modal.id} id={modal.id} onClose={close} />}
      </Suspense>
    </ErrorBoundary>
  );
}

/** The page behind is whole: it stays. */
function Failed({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    showAlert('error', 'Não foi possível abrir a janela. Recarregue a página e tente de novo.');
    onClose();
  }, [onClose]);
  return null;
}
