import { DepositTerms } from '@/features/wallet/deposit-terms';
import { WalletSums } from '@/features/wallet/wallet-sums';
import { usePageTitle } from '@/features/site/use-page-title';
import { Page } from '@/shared/ui/page';

/** A deposit by PIX (SPEC R21). */
export default function Deposit() {
  usePageTitle('Depositar');
  return (
    <Page title="Depositar">
      <DepositTerms />
      <WalletSums />
    </Page>
  );
}
