import { useMutation } from '@tanstack/react-query';

import type { Transaction } from '@generated/api/model/transaction';
import { listTransactions } from '@generated/api/wallet';

import { Button } from '@/shared/ui/button';
import { showAlert } from '@/shell/alert-store';

import type { TransactionFilter } from './transaction-params';
import { transactionsCsv } from './transactions-csv';

/** The largest pages that the contract gives. */
const PAGE = 60;

/** Saves all that the filter shows, every page of it, as a CSV file. */
export function DownloadTransactions({ filter }: { filter: TransactionFilter }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => allOf(filter),
    onSuccess: (transactions) => save(transactionsCsv(transactions)),
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

async function allOf(filter: TransactionFilter): Promise<Transaction[]> {
  const all = new Map<string, Transaction>();
  for (let page = 1; ; page += 1) {
    const { data, meta } = await listTransactions({ ...filter, page, per_page: PAGE });
    // What comes about meanwhile moves the pages on: the same line twice is one.
    for (const transaction of data) all.set(transaction.id, transaction);
    if (data.length === 0 || page >= (meta?.last_page ?? 1)) return [...all.values()];
  }
}

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'transacoes.csv';
  link.click();
  URL.revokeObjectURL(address);
}
