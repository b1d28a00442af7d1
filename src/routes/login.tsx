import { useEffect, useRef } from 'react';

import { SeoTitle } from '@/features/page-parts/seo-title';
import { useIsPlayer } from '@/session/use-session';
import { afterClosing } from '@/shared/lib/use-close-on-back';
import { readLoginReturn } from '@/product/login-return';
import { isAuthOpen, openModal, useModalStore } from '@/product/modal-store';
import { useLocation, useNavigate, useSearchParams } from '@/product/navigation';
import { safeRedirectPath, paths } from '@/product/paths';
import { Island } from '@/startup/stages/island';

import Home from './home';

/** Element that stays the same: the dialog's opening would otherwise hydrate all of home in one task. */
const HOME = <Home />;

/** Returns true on wide screens. On narrower ones the dialog covers home (`shared/ui/dialog.module.css`). */
const isWide = () => window.matchMedia('(min-width: 48rem)').matches;

/**
 * Renders home with the login modal (SPEC R34), which gives the reason if the session has ended (SPEC D4). After the login it
 * redirects to `redirect` if that is a path of this site, otherwise to home. A logged-in player is redirected at once. Closing the
 * modal redirects to home. A phone does not hydrate the prerendered home: the dialog covers it until the redirect.
 */
export default function Login() {
  const isPlayer = useIsPlayer();
  const isOpen = useModalStore(isAuthOpen);
  const wasOpen = useRef(false);
  const isLeaving = useRef(false);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const target = safeRedirectPath(query.get('redirect')) ?? paths.index();
  const { reason, pageState } = readLoginReturn(useLocation().state) ?? {};

  useEffect(() => {
    if (isPlayer) {
      // The redirect is scheduled once: a link of the last dialog is followed after it.
      if (!isLeaving.current) afterClosing(() => void navigate(target, { replace: true, state: pageState }));
      isLeaving.current = true;
    } else if (isOpen) wasOpen.current = true;
    else if (wasOpen.current) afterClosing(() => void navigate(paths.index(), { replace: true }));
    else openModal({ name: 'login', ...(reason !== undefined && { reason }) });
  }, [isPlayer, isOpen, navigate, target, reason, pageState]);

  return (
    <>
      {/* Home has its own title, which does not run on a phone. */}
      <SeoTitle section={undefined} />
      <Island isDueAtOnce={isWide} isDue={false}>
        {HOME}
      </Island>
    </>
  );
}
