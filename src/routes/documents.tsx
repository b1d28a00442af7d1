import { DocumentsCard } from '@/features/account/documents/documents-card';
import { TitledPage } from '@/features/page-parts/titled-page';
import { useIsInReview } from '@/features/verification/sent-check';
import { useVerification } from '@/features/verification/use-verification';
import { IN_REVIEW } from '@/features/verification/verification-messages';
import { useIsPlayer } from '@/session/use-session';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { requestVerification } from '@/product/verification-request';

/** Renders the documents, and a button for a required identity check (SPEC R24, R34). Visitors see why to log in. */
export default function Documents() {
  return (
    <TitledPage title="Documentos">
      <SectionBoundary name="documents: check" title="a verificação">
        <RequiredCheck />
      </SectionBoundary>
      <SectionBoundary name="documents" title="os documentos">
        <DocumentsCard />
      </SectionBoundary>
    </TitledPage>
  );
}

/** Renders a button for the identity check that the player's status requires, also while it is in review; null if there is none (SPEC W1). */
function RequiredCheck() {
  const isPlayer = useIsPlayer();
  const { state } = useVerification();
  const isInReview = useIsInReview(state);
  if (!isPlayer || (state !== 'pending_face_id' && state !== 'pending_kyc')) return null;
  return (
    <Notice
      icon="shield"
      title={
        isInReview
          ? 'Verificação em análise'
          : state === 'pending_face_id'
            ? 'Falta a verificação facial'
            : 'Verifique sua identidade para jogar'
      }
      text={isInReview ? IN_REVIEW : 'Leva alguns minutos, com a câmera do seu aparelho.'}
      action={
        <Button variant="primary" aria-haspopup="dialog" onClick={requestVerification}>
          {isInReview ? 'Ver a situação' : 'Continuar a verificação'}
        </Button>
      }
    />
  );
}
