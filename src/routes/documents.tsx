import { DocumentsCard } from '@/features/account/documents/documents-card';
import { usePageTitle } from '@/features/site/use-page-title';
import { useVerification } from '@/features/verification/use-verification';
import { useIsPlayer } from '@/session/use-session';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { Page } from '@/shared/ui/page';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { requestVerification } from '@/shell/verification-request';

/** The documents, and the identity check where it is due; a visitor reads what they are for (SPEC R24, R34). */
export default function Documents() {
  usePageTitle('Documentos');
  return (
    <Page title="Documentos">
      <SectionBoundary name="documents: check" title="a verificação">
        <DueCheck />
      </SectionBoundary>
      <SectionBoundary name="documents" title="os documentos">
        <DocumentsCard />
      </SectionBoundary>
    </Page>
  );
}

/** The way on to the check that the player's status demands (SPEC W1); nothing where none is due. */
function DueCheck() {
  const isPlayer = useIsPlayer();
  const { state } = useVerification();
  if (!isPlayer || (state !== 'pending_face_id' && state !== 'pending_kyc')) return null;
  return (
    <Notice
      icon="shield"
      title={state === 'pending_face_id' ? 'Falta a verificação facial' : 'Falta verificar a sua identidade'}
      text="Leva alguns minutos, com a câmera do seu aparelho."
      action={
        <Button variant="primary" aria-haspopup="dialog" onClick={requestVerification}>
          Continuar a verificação
        </Button>
      }
    />
  );
}
