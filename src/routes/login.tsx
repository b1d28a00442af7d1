import { useEffect, useRef } from 'react';

import { useIsPlayer } from '@/session/use-session';
import { afterClosing } from '@/shared/lib/use-close-on-back';
import { isAuthOpen, openModal, useModalStore } from '@/shell/modal-store';
import { useNavigate, useSearchParams } from '@/shell/navigation';
import { safeRedirectPath, paths } from '@/shell/paths';

import Home from './home';

/**
 * Home with the login modal open (SPEC R34). After login it gives way to the page in `redirect`, if that is one on
 * this site, or to home; closed without a login, to home.
 */
export default function Login() {
  const isPlayer = useIsPlayer();
  const isOpen = useModalStore(isAuthOpen);
  const wasOpen = useRef(false);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const target = safeRedirectPath(query.get('redirect')) ?? paths.index();

  useEffect(() => {
    if (isPlayer) afterClosing(() => void navigate(target, { replace: true }));
    else if (isOpen) wasOpen.current = true;
    else if (wasOpen.current) afterClosing(() => void navigate(paths.index(), { replace: true }));
    else openModal({ name: 'login' });
  }, [isPlayer, isOpen, navigate, target]);

  return <Home />;
}
