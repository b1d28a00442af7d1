import { RecentTransactions } from '@/features/wallet/transactions/recent-transactions';
import { Statement } from '@/features/wallet/statement/statement';
import { BalanceSummary } from '@/features/wallet/balance-summary';
import { Withdrawals } from '@/features/wallet/withdraw/withdrawals';
import { TitledPage } from '@/features/page-parts/titled-page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

/** Renders the balance, the withdrawals in progress, recent transactions and the statement (SPEC R20). */
export default function Wallet() {
  return (
    <TitledPage title="Carteira">
      <SectionBoundary name="wallet: balance" title="o saldo da carteira">
        <BalanceSummary />
      </SectionBoundary>
      <SectionBoundary name="wallet: withdrawals" title="os saques">
        <Withdrawals inProgressOnly />
      </SectionBoundary>
      <SectionBoundary name="wallet: transactions" title="as transações">
        <RecentTransactions />
      </SectionBoundary>
      <SectionBoundary name="wallet: statement" title="o extrato">
        <Statement />
      </SectionBoundary>
    </TitledPage>
  );
}
