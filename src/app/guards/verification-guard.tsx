import type { ReactNode } from 'react';

import { useVerification } from '@/features/verification/use-verification';
import { useIsPlayer } from '@/session/use-session';
import { buttonClass } from '@/shared/ui/button';
import { ErrorRetry, Notice } from '@/shared/ui/notice';
import { Page } from '@/shared/ui/page';
import { Link } from '@/shell/navigation';
import { paths } from '@/shell/paths';

import { PageWait } from '../layouts/page-wait';

const CLOSED = {
  pending_face_id: { title: 'Falta a verificação facial', text: 'Conclua a verificação facial para abrir esta página.' },
  pending_kyc: { title: 'Falta verificar a sua identidade', text: 'Conclua a verificação da sua identidade para abrir esta página.' },
  pending_documents: { title: 'Faltam os seus documentos', text: 'Envie os seus documentos para abrir esta página.' },
} as const;

/**
 * A page for verified players (SPEC R35, R36): closed until the identity is approved. A visitor is let through: the page
 * shows what a visitor may see.
 */
export function VerificationGuard({ children }: { children: ReactNode }) {
  const isPlayer = useIsPlayer();
  const { state, isError, recheck } = useVerification();
  if (!isPlayer || state === 'approved') return children;
  if (isError) return <ErrorRetry title="Não foi possível confirmar a sua verificação" onRetry={() => void recheck()} />;
  if (state === 'unknown' || state === 'ip_blocked') return <PageWait />;
  const { title, text } = CLOSED[state];
  return (
    <Page title={title}>
      <Notice
        icon="shield"
        title={text}
        action={
          <Link className={buttonClass('accent')} to={paths.accountDocument()}>
            Ver o que falta
          </Link>
        }
      />
    </Page>
  );
}
