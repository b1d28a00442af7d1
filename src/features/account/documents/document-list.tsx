import type { IdentityDocument } from '@generated/api/model/identity-document';

import { labelOf } from '@/shared/lib/label-of';
import { Button } from '@/shared/ui/button';

import styles from '../account-page.module.css';
import { SIDE_LABELS, STATUS_LABELS, TYPE_LABELS } from './document-labels';

interface DocumentListProps {
  documents: readonly IdentityDocument[];
  onReplace: (rejected: IdentityDocument) => void;
}

/** Renders the documents with their status. A rejected document has a button to replace it. */
export function DocumentList({ documents, onReplace }: DocumentListProps) {
  return (
    <ul className={styles.items} aria-label="Documentos">
      {documents.map((document) => {
        const { id, type, side, status, reason } = document;
        const typeLabel = labelOf(TYPE_LABELS, type, 'Outro documento');
        const sideLabel = labelOf(SIDE_LABELS, side, 'Outro lado');
        return (
          <li key={id} className={styles.item}>
            <div className={styles.itemHead}>
              <p className={styles.itemWords}>
                <span className={styles.itemText}>{typeLabel}</span>
                <span className={styles.quiet}>{sideLabel}</span>
              </p>
              <span className={styles.status} data-status={status}>
                {STATUS_LABELS[status]}
              </span>
            </div>
            {status === 'rejected' && (
              <div className={styles.refused}>
                <p>{reason ?? 'O documento não pôde ser lido. Envie outro.'}</p>
                <Button aria-label={`Enviar outro: ${typeLabel}, ${sideLabel.toLowerCase()}`} onClick={() => onReplace(document)}>
                  Enviar outro
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
