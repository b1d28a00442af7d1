import { Transactions } from '@/features/wallet/transactions/transactions';
import { TitledPage } from '@/features/page-parts/titled-page';

/** Renders the transactions (SPEC R30). */
export default function TransactionsPage() {
  return (
    <TitledPage title="Transações" section={{ name: 'transactions', title: 'as transações' }}>
      <Transactions />
    </TitledPage>
  );
}
