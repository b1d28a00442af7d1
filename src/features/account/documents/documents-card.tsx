import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { getListDocumentsQueryOptions } from '@generated/api/account';
import type { DocumentSide } from '@generated/api/model/document-side';
import type { DocumentType } from '@generated/api/model/document-type';
import type { IdentityDocument } from '@generated/api/model/identity-document';

import { useIsPlayer } from '@/session/use-session';
import { classes } from '@/shared/lib/classes';
import { QueryCard } from '@/shared/ui/query-card';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { Card } from '@/shared/ui/page';
import { openModal } from '@/product/modal-store';
import { labelOf } from '@/shared/lib/label-of';
import badge from '@/shared/ui/badge.module.css';
import callout from '@/shared/ui/callout.module.css';
import layout from '@/shared/ui/layout.module.css';

import styles from '../account-page.module.css';
import { AccountTabs } from '../account-tabs';
import { DocumentForm } from './document-form';
import { DOCUMENTS_PARAMS } from './use-document-upload';
import { SIDE_LABELS, STATUS_LABELS, TYPE_LABELS } from './document-labels';

/** Poll interval while a document is under review. */
const REVIEW_POLL_MS = 20_000;

/**
 * Renders the account tabs, the upload and the player's documents, newest first, which are polled while one is under review. Visitors read
 * why documents are needed, and can log in (SPEC R24, R34).
 */
export function DocumentsCard() {
  const isPlayer = useIsPlayer();
  if (isPlayer) return <Documents />;
  return (
    <Notice
      icon="shield"
      title="Entre para enviar seus documentos"
      text="Por lei, precisamos confirmar sua identidade. Seus documentos ficam na sua conta."
      action={
        <Button variant="primary" aria-haspopup="dialog" onClick={() => openModal({ name: 'login' })}>
          Entrar
        </Button>
      }
    />
  );
}

function Documents() {
  const query = useQuery({
    ...getListDocumentsQueryOptions(DOCUMENTS_PARAMS),
    refetchInterval: ({ state }) => (state.data?.data.some(({ status }) => status === 'pending') ? REVIEW_POLL_MS : false),
  });
  /** Rejected document that the form replaces. `round` counts the presses, so that each of them resets the form. */
  const [replacement, setReplacement] = useState<{ type: DocumentType; side: DocumentSide | ''; round: number }>();
  return (
    <>
      <AccountTabs current="documents" />
      <div className={layout.columns}>
        <Card title="Enviar documento">
          <DocumentForm key={replacement?.round} initial={replacement} />
        </Card>
        <QueryCard
          title="Documentos enviados"
          query={query}
          failed="Não foi possível carregar os documentos"
          empty={<Notice icon="info" slim title="Nenhum documento enviado" />}
        >
          {({ data }) => (
            <DocumentList
              documents={data}
              onReplace={({ type, side }) =>
                setReplacement((before) => ({
                  type: type === 'unknown' ? 'rg' : type,
                  side: side === 'unknown' ? '' : side,
                  round: (before?.round ?? 0) + 1,
                }))
              }
            />
          )}
        </QueryCard>
      </div>
    </>
  );
}

interface DocumentListProps {
  documents: readonly IdentityDocument[];
  onReplace: (rejected: IdentityDocument) => void;
}

/** Renders the documents with their status. A rejected document has a button to replace it. */
function DocumentList({ documents, onReplace }: DocumentListProps) {
  return (
    <ul aria-label="Documentos">
      {documents.map((document) => {
        const { id, type, side, status, reason } = document;
        const typeLabel = labelOf(TYPE_LABELS, type, 'Outro documento');
        const sideLabel = labelOf(SIDE_LABELS, side, 'Outro lado');
        return (
          <li key={id} className={`${layout.item} ${layout.medium}`}>
            <div className={`${layout.ends} ${styles.itemHead}`}>
              <p className={styles.itemWords}>
                <span className={styles.itemText}>{typeLabel}</span>
                <span className={styles.quiet}>{sideLabel}</span>
              </p>
              <span className={classes(badge.badge, styles.status)} data-status={status}>
                {STATUS_LABELS[status]}
              </span>
            </div>
            {status === 'rejected' && (
              <div className={`${layout.inset} ${layout.medium} ${callout.error} ${styles.refused}`}>
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
