import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';

import { useIsInReview } from '@/features/verification/sent-check';
import { useVerification } from '@/features/verification/use-verification';
import { IN_REVIEW } from '@/features/verification/verification-messages';
import { useIsPlayer } from '@/session/use-session';
import { Button, buttonClass } from '@/shared/ui/button';
import { ErrorRetry, Notice } from '@/shared/ui/notice';
import { Page } from '@/shared/ui/page';
import quiet from '@/shared/ui/quiet.module.css';
import { Link, useLocation } from '@/product/navigation';
import { paths } from '@/product/paths';
import { useModalStore } from '@/product/modal-store';
import { requestVerification, takeVerificationAnswer } from '@/product/verification-request';

import { PageSkeleton } from '../page-skeleton';

/** Texts of the notice, by the state of the verification. */
const MESSAGES = {
  pending_face_id: {
    title: 'Falta a verificação facial',
    text: 'Conclua a verificação facial para abrir esta página.',
    detail: 'Leva cerca de um minuto, com a câmera do seu aparelho e um lugar com boa luz.',
  },
  pending_kyc: {
    title: 'Verifique sua identidade para jogar',
    text: 'Conclua a verificação da sua identidade para abrir esta página.',
    detail: 'Leva alguns minutos. Tenha em mãos um documento com foto e use a câmera do seu aparelho.',
  },
  pending_documents: {
    title: 'Faltam os seus documentos',
    text: 'Envie os seus documentos para abrir esta página.',
    detail: 'Fotos do documento bastam. Avisamos quando a análise terminar.',
  },
} as const;

/** Texts of the notice while a sent check is in review. */
const REVIEW = { title: 'Verificação em análise', text: IN_REVIEW, detail: 'Você pode fechar esta página. Seu saldo está seguro.' };

/**
 * Renders a page for verified players, else a notice of the missing check. It also requests that check itself, once a page and state,
 * unless it is in review (SPEC R35, R36). While the state is unknown, it renders a skeleton, or a retry after a failure. Visitors pass:
 * the page has a view for them.
 */
export function VerificationGuard({ children }: { children: ReactNode }) {
  const isPlayer = useIsPlayer();
  const { state, isError, recheck } = useVerification();
  const { pathname } = useLocation();
  const isMissing = isPlayer && state in MESSAGES;
  const isInReview = useIsInReview(state);
  // The check does not open above the last step of a registration, which requests it at its end.
  const isFree = useModalStore(({ stack }) => stack.length === 0);
  const asked = useRef<string>(undefined);
  useEffect(() => {
    const question = isMissing && !isInReview ? `${state} ${pathname}` : undefined;
    if (question === asked.current || (question !== undefined && !isFree)) return;
    asked.current = question;
    if (question !== undefined && !takeVerificationAnswer()) requestVerification();
  }, [isMissing, isInReview, state, pathname, isFree]);

  // The page stays mounted after a login until the status is known, to keep a bet slip.
  const [isOpen, setOpen] = useState(!isPlayer);
  const shouldBeOpen = !isPlayer || (isOpen && state === 'unknown' && !isError);
  if (isOpen !== shouldBeOpen) setOpen(shouldBeOpen);
  if (shouldBeOpen || state === 'approved') return children;
  if (isError) return <ErrorRetry title="Não foi possível confirmar a sua verificação" onRetry={() => void recheck()} />;
  if (state === 'unknown' || state === 'ip_blocked') return <PageSkeleton />;
  const { title, text, detail } = isInReview ? REVIEW : MESSAGES[state];
  return (
    <Page title={title}>
      <Notice
        icon="shield"
        title={text}
        text={detail}
        action={
          state === 'pending_documents' ? (
            <Link className={buttonClass('primary')} to={paths.accountDocument()}>
              Ver o que falta
            </Link>
          ) : (
            <Button variant="primary" aria-haspopup="dialog" onClick={requestVerification}>
              {isInReview ? 'Ver a situação' : 'Continuar a verificação'}
            </Button>
          )
        }
      />
      <p className={quiet.text}>
        Algo não funciona? Veja a <Link to={paths.help()}>central de ajuda</Link>
        <span> ou fale com o suporte.</span>
      </p>
    </Page>
  );
}
