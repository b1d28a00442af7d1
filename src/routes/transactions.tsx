import { Transactions } from '@/features/wallet/transactions/transactions';
import { usePageTitle } from '@/features/page-parts/use-page-title';
import { Page } from '@/shared/ui/page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the transactions (SPEC R30). */
export default function TransactionsPage() {
  usePageTitle('Transações');
  return (
    <Page title="Transações">
      <SectionBoundary name="transactions" title="as transações">
        <Transactions />
      </SectionBoundary>
    </Page>
  );
}
