import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { ProtectionLimitChange } from '@generated/api/model/protection-limit-change';
import { getListProtectionLimitChangesQueryOptions } from '@generated/api/protection';

import { formatDateTime } from '@/shared/format/date';
import type { Amount } from '@/shared/format/money';
import link from '@/shared/ui/link.module.css';
import { Notice } from '@/shared/ui/notice';
import { Card, ItemList } from '@/shared/ui/page';
import { Pagination } from '@/shared/ui/pagination';
import { QueryView } from '@/shared/ui/query-view';
import layout from '@/shared/ui/layout.module.css';

import { formatLimitAmount, limitName } from './protection-labels';

const PAGE_SIZE = 5;

/** Renders, on demand, every change of a limit: author, time, old and new value, and when it takes effect (SPEC Q23). */
export function LimitHistoryCard() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title="Histórico de limites">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={`${link.link} ${link.accent}`}>Ver todas as mudanças</summary>
        {isOpen && <LimitHistory />}
      </details>
    </Card>
  );
}

function LimitHistory() {
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...getListProtectionLimitChangesQueryOptions({ page, per_page: PAGE_SIZE }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryView
      query={query}
      failed="Não foi possível carregar o histórico de limites"
      empty={<Notice slim icon="list" title="Nenhuma mudança ainda" text="Cada limite que você criar, mudar ou remover aparece aqui." />}
    >
      {({ data, meta }) => (
        <div className={`${layout.medium} ${layout.stale}`} aria-busy={query.isPlaceholderData || undefined}>
          <ItemList
            label="Mudanças de limites"
            items={data.map((change) => ({ id: change.id, text: changeText(change), detail: changeDetail(change) }))}
          />
          <Pagination current={meta.current_page} last={meta.last_page} onPage={setPage} />
        </div>
      )}
    </QueryView>
  );
}

function changeText({ type, period, from, to }: ProtectionLimitChange): string {
  const name = limitName({ type, period });
  const format = (amount: Amount) => formatLimitAmount(type, amount);
  if (from === null) return to === null ? name : `${name}: novo limite de ${format(to)}`;
  return to === null ? `${name}: limite de ${format(from)} removido` : `${name}: de ${format(from)} para ${format(to)}`;
}

const AUTHORS: Readonly<Record<ProtectionLimitChange['by'], string>> = {
  player: 'Pedido por você',
  operator: 'Definido pela casa',
  unknown: 'Pedido',
};

function changeDetail({ by, status, requested_at: requested, effective_at: effective }: ProtectionLimitChange): string {
  const since = {
    effective: `Vale desde ${formatDateTime(effective)}.`,
    pending: `Vale a partir de ${formatDateTime(effective)}.`,
    cancelled: 'Cancelado antes de valer.',
    unknown: 'Em processamento.',
  }[status];
  return `${AUTHORS[by]} em ${formatDateTime(requested)}. ${since}`;
}
