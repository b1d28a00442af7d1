import { DepositFlow } from '@/features/wallet/deposit/deposit-flow';
import { TitledPage } from '@/features/page-parts/titled-page';
import { Card } from '@/shared/ui/page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the PIX deposit (SPEC R21). */
export default function Deposit() {
  return (
    <TitledPage title="Depositar">
      <Card title="Depósito por PIX" narrow>
        <SectionBoundary name="deposit" title="o depósito">
          <DepositFlow />
        </SectionBoundary>
      </Card>
    </TitledPage>
  );
}
