import { withdrawLead } from '@/features/wallet/withdraw/withdraw-rules';
import { WithdrawForm } from '@/features/wallet/withdraw/withdraw-form';
import { Withdrawals } from '@/features/wallet/withdraw/withdrawals';
import { TitledPage } from '@/features/page-parts/titled-page';
import { lazyPart } from '@/shared/lib/lazy-part';
import layout from '@/shared/ui/layout.module.css';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { FOCUS_AMOUNT } from '@/product/focus-amount';
import { useLocation } from '@/product/navigation';
import { usePlatformRules } from '@/product/platform-rules';

const PushOffer = lazyPart(() => import('@/features/notifications/push/push-offer').then((module) => module.PushOffer));

/** Renders the form of the PIX withdrawal, the offer of push notices after a request, and all withdrawals (SPEC R22, R27). */
export default function Withdraw() {
  const { state } = useLocation();
  const { withdrawal_minutes: minutes } = usePlatformRules();
  return (
    <TitledPage title="Sacar" lead={withdrawLead(minutes)}>
      <div className={layout.columns}>
        <SectionBoundary name="withdraw" title="o saque">
          <WithdrawForm
            focusesAmount={state === FOCUS_AMOUNT}
            afterRequest={
              <SectionBoundary name="withdraw: push" fallback={null}>
                <PushOffer />
              </SectionBoundary>
            }
          />
        </SectionBoundary>
        <SectionBoundary name="wallet: withdrawals" title="os saques">
          <Withdrawals />
        </SectionBoundary>
      </div>
    </TitledPage>
  );
}
