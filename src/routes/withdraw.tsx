import { WithdrawForm } from '@/features/wallet/withdraw/withdraw-form';
import { Withdrawals } from '@/features/wallet/withdraw/withdrawals';
import { usePageTitle } from '@/features/site/use-page-title';
import { Page } from '@/shared/ui/page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the PIX withdrawal (SPEC R22, R27). */
export default function Withdraw() {
  usePageTitle('Sacar');
  return (
    <Page title="Sacar" lead="O saque vai por PIX para uma chave do seu CPF, em até 120 minutos.">
      <SectionBoundary name="withdraw" title="o saque">
        <WithdrawForm />
      </SectionBoundary>
      <SectionBoundary name="wallet: withdrawals" title="os saques">
        <Withdrawals />
      </SectionBoundary>
    </Page>
  );
}
