import { DepositFlow } from '@/features/wallet/deposit/deposit-flow';
import { usePageTitle } from '@/features/page-parts/use-page-title';
import { Card, Page } from '@/shared/ui/page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the PIX deposit (SPEC R21). */
export default function Deposit() {
  usePageTitle('Depositar');
  return (
    <Page title="Depositar">
      <Card title="Depósito por PIX" narrow>
        <SectionBoundary name="deposit" title="o depósito">
          <DepositFlow />
        </SectionBoundary>
      </Card>
    </Page>
  );
}
