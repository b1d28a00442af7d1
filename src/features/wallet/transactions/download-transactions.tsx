import { useMutation } from '@tanstack/react-query';

import type { Transaction } from '@generated/api/model/transaction';
import { listTransactions } from '@generated/api/wallet';

import { downloadText } from '@/shared/lib/download-text';
import { Button } from '@/shared/ui/button';
import { showAlert } from '@/shell/alert-store';

import type { TransactionFilter } from './transaction-params';
import { transactionsCsv } from './transactions-csv';

/** The API's largest. */
const PAGE_SIZE = 60;

export function DownloadTransactions({ filter }: { filter: TransactionFilter }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchAllTransactions(filter),
    onSuccess: (transactions) => downloadText('transacoes.csv', 'text/csv', transactionsCsv(transactions)),
    onError: () => showAlert('error', 'Não foi possível baixar as transações. Tente de novo.'),
  });
  return (
    <Button
      busy={isPending}
      onClick={() => {
        if (!isPending) mutate();
      }}
    >
      Baixar CSV
    </Button>
  );
}

async function fetchAllTransactions(filter: TransactionFilter): Promise<Transaction[]> {
  const byId = new Map<string, Transaction>();
  for (let page = 1; ; page += 1) {
    const { data, meta } = await listTransactions({ ...filter, page, per_page: PAGE_SIZE });
    // A new transaction shifts the pages.
    for (const transaction of data) byId.set(transaction.id, transaction);
    if (data.length === 0 || page >= (meta?.last_page ?? 1)) return [...byId.values()];
  }
}
