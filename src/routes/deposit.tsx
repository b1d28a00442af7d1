import { DepositFlow } from '@/features/wallet/deposit';
import { usePageTitle } from '@/features/site/use-page-title';
import { Card, Page } from '@/shared/ui/page';

/** A deposit by PIX (SPEC R21). */
export default function Deposit() {
  usePageTitle('Depositar');
  return (
    <Page title="Depositar">
      <Card title="Depósito por PIX">
        <DepositFlow />
      </Card>
    </Page>
  );
}
