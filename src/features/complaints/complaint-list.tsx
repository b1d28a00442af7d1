import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';

import type { Complaint } from '@generated/api/model/complaint';
import { useListComplaints } from '@generated/api/complaints';

import { formatDateTime } from '@/shared/format/date';
import { labelOf } from '@/shared/lib/label-of';
import callout from '@/shared/ui/callout.module.css';
import layout from '@/shared/ui/layout.module.css';
import { Notice } from '@/shared/ui/notice';
import { Pagination } from '@/shared/ui/pagination';
import { QueryCard } from '@/shared/ui/query-card';
import quiet from '@/shared/ui/quiet.module.css';

import { stateText, SUBJECT_LABELS } from './complaint-labels';
import styles from './complaints.module.css';

const PAGE_SIZE = 10;

/** Renders protocol, state, deadline and answer of each complaint, newest first. */
export function ComplaintList() {
  const [page, setPage] = useState(1);
  const query = useListComplaints({ page, per_page: PAGE_SIZE }, { query: { placeholderData: keepPreviousData } });
  return (
    <QueryCard
      title="Suas reclamações"
      query={query}
      failed="Não foi possível carregar as suas reclamações"
      empty={<Notice slim icon="list" title="Nenhuma reclamação" text="As que você abrir aparecem aqui, com protocolo e prazo." />}
    >
      {({ data, meta }) => (
        <>
          <ul className={layout.large} aria-label="Reclamações">
            {data.map((complaint) => (
              <ComplaintItem key={complaint.id} complaint={complaint} />
            ))}
          </ul>
          <Pagination current={meta.current_page} last={meta.last_page} onPage={setPage} />
        </>
      )}
    </QueryCard>
  );
}

function ComplaintItem({ complaint }: { complaint: Complaint }) {
  const { protocol, subject, text, opened_at: opened, answer } = complaint;
  return (
    <li className={`${layout.item} ${layout.small}`}>
      <h3>{labelOf(SUBJECT_LABELS, subject, 'Outro assunto')}</h3>
      <p className={quiet.text}>
        Protocolo{' '}
        <strong className={styles.protocol} translate="no">
          {protocol}
        </strong>
        <span>{`, aberto em ${formatDateTime(opened)}`}</span>
      </p>
      <p className={styles.state}>{stateText(complaint)}</p>
      <p className={styles.words}>{text}</p>
      {answer !== null && (
        <div className={`${layout.inset} ${layout.tiny} ${callout.info}`}>
          <p className={styles.label}>Resposta</p>
          <p className={styles.words}>{answer.text}</p>
        </div>
      )}
    </li>
  );
}
