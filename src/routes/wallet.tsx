import { RecentTransactions } from '@/features/wallet/recent-transactions';
import { Statement } from '@/features/wallet/statement';
import { WalletSums } from '@/features/wallet/wallet-sums';
import { Withdrawals } from '@/features/wallet/withdrawals';
import { usePageTitle } from '@/features/site/use-page-title';
import { Page } from '@/shared/ui/page';

/** The wallet (SPEC R20). */
export default function Wallet() {
  usePageTitle('Carteira');
  return (
    <Page title="Carteira">
      <WalletSums />
      <Withdrawals open />
      <RecentTransactions />
      <Statement />
    </Page>
  );
}
