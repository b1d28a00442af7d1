import { DepositFlow } from '@/features/wallet/deposit/deposit-flow';
import { TitledPage } from '@/features/page-parts/titled-page';
import { Card } from '@/shared/ui/page';

/** Renders the PIX deposit (SPEC R21). */
export default function Deposit() {
  return (
    <TitledPage title="Depositar" section={{ name: 'deposit', title: 'o depósito' }}>
      <Card title="Depósito por PIX" narrow>
        <DepositFlow />
      </Card>
    </TitledPage>
  );
}
