import { Transactions } from '@/features/wallet/transactions/transactions';
import { TitledPage } from '@/features/page-parts/titled-page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the transactions (SPEC R30). */
export default function TransactionsPage() {
  return (
    <TitledPage title="Transações">
      <SectionBoundary name="transactions" title="as transações">
        <Transactions />
      </SectionBoundary>
    </TitledPage>
  );
}
