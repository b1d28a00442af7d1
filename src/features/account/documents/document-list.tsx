import type { IdentityDocument } from '@generated/api/model/identity-document';

import { Button } from '@/shared/ui/button';

import styles from '../account-page.module.css';
import { SIDE_LABELS, STATUS_LABELS, TYPE_LABELS } from './document-labels';

interface DocumentListProps {
  documents: readonly IdentityDocument[];
  onReplace: (rejected: IdentityDocument) => void;
}

export function DocumentList({ documents, onReplace }: DocumentListProps) {
  return (
    <ul className={styles.items} aria-label="Documentos">
      {documents.map((document) => {
        const { id, type, side, status, reason } = document;
        return (
          <li key={id} className={styles.item}>
            <div className={styles.itemHead}>
              <p className={styles.itemWords}>
                <span className={styles.itemText}>{TYPE_LABELS[type]}</span>
                <span className={styles.quiet}>{SIDE_LABELS[side]}</span>
              </p>
              <span className={styles.status} data-status={status}>
                {STATUS_LABELS[status]}
              </span>
            </div>
            {status === 'rejected' && (
              <div className={styles.refused}>
                <p>{reason ?? 'O documento não pôde ser lido. Envie outro.'}</p>
                <Button
                  aria-label={`Enviar outro: ${TYPE_LABELS[type]}, ${SIDE_LABELS[side].toLowerCase()}`}
                  onClick={() => onReplace(document)}
                >
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
