import { useEffect, useRef } from 'react';

import { SeoTitle } from '@/features/site/seo-title';
import { useIsPlayer } from '@/session/use-session';
import { afterClosing } from '@/shared/lib/use-close-on-back';
import { PrerenderedUntil } from '@/shared/ui/prerendered-until';
import { isAuthOpen, openModal, useModalStore } from '@/shell/modal-store';
import { useNavigate, useSearchParams } from '@/shell/navigation';
import { safeRedirectPath, paths } from '@/shell/paths';

import Home from './home';

/** Always the same element: the dialog's opening would otherwise hydrate all of home in one task. */
const HOME = <Home />;

/** Narrower screens show little of home beside the dialog. */
const isWide = () => window.matchMedia('(min-width: 48rem)').matches;

/**
 * Renders home with the login modal (SPEC R34). A phone keeps the prerendered home, which nobody can use: whatever
 * follows the dialog is another page. After the login it redirects to `redirect` if that is a path of this
 * site, otherwise to home. Closing the modal redirects to home as well.
 */
export default function Login() {
  const isPlayer = useIsPlayer();
  const isOpen = useModalStore(isAuthOpen);
  const wasOpen = useRef(false);
  const isLeaving = useRef(false);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const target = safeRedirectPath(query.get('redirect')) ?? paths.index();

  useEffect(() => {
    if (isPlayer) {
      // Once: a link of the last dialog is followed after it.
      if (!isLeaving.current) afterClosing(() => void navigate(target, { replace: true }));
      isLeaving.current = true;
    } else if (isOpen) wasOpen.current = true;
    else if (wasOpen.current) afterClosing(() => void navigate(paths.index(), { replace: true }));
    else openModal({ name: 'login' });
  }, [isPlayer, isOpen, navigate, target]);

  return (
    <>
      {/* Home's own is not there while home is not hydrated. */}
      <SeoTitle section={undefined} />
      <PrerenderedUntil isDueAtOnce={isWide} isDue={false}>
        {HOME}
      </PrerenderedUntil>
    </>
  );
}
