import { useListDocuments } from '@generated/api/account';
import type { IdentityDocument } from '@generated/api/model/identity-document';

import { useIsPlayer } from '@/session/use-session';
import { QueryView } from '@/shared/ui/query-view';
import { Button, buttonClass } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import layout from '@/shared/ui/layout.module.css';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';

import styles from '../account-form.module.css';

/**
 * Renders the modal for an account that is not verified (SPEC M2, D3): a document is missing, refused or under review, or only the
 * operator's confirmation is missing.
 */
export function DocumentDialog({ onClose }: { onClose: () => void }) {
  const isPlayer = useIsPlayer();
  const query = useListDocuments({}, { query: { enabled: isPlayer } });
  return (
    <Dialog title="Falta verificar sua conta" onClose={onClose}>
      <div className={styles.form}>
        <p>Por lei, precisamos confirmar sua identidade antes de você apostar e sacar.</p>
        {isPlayer && (
          <QueryView query={query} failed="Não foi possível carregar os documentos" lines={2}>
            {({ data }) => <p className={styles.lead}>{missingStepMessage(data)}</p>}
          </QueryView>
        )}
        <div className={`${layout.medium} ${styles.actions}`}>
          {/* `replace`: the page takes the place of the modal in the history. */}
          <Link className={buttonClass('primary', true)} to={paths.accountDocument()} replace onClick={onClose}>
            Ver meus documentos
          </Link>
          <Button wide onClick={onClose}>
            Agora não
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/**
 * Returns the text about the missing step. Proofs of address count only if they are rejected. An identity document that is not rejected
 * hides rejected ones, and counts as approved unless one is pending or all have an unknown type or status.
 */
function missingStepMessage(documents: readonly IdentityDocument[]): string {
  const rejected = documents.find(({ status }) => status === 'rejected');
  const identity = documents.filter(({ type, status }) => type !== 'address_proof' && status !== 'rejected');
  if (identity.length === 0 && rejected !== undefined) return `Um documento foi recusado: ${rejected.reason ?? 'envie outro'}`;
  if (identity.length === 0) return 'Falta enviar um documento com foto: RG, CNH ou passaporte.';
  if (identity.some(({ status }) => status === 'pending')) return 'Seu documento está em análise. Avisamos quando terminar.';
  if (identity.every(({ type, status }) => type === 'unknown' || status === 'unknown'))
    return 'Seu documento está em processamento. Avisamos quando terminar.';
  return 'Seu documento foi aprovado. Falta a confirmação da sua conta, que não depende de você.';
}
