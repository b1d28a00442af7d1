import { type CashierDependencies, createCashierDeposits } from './cashier-deposits';
import { createCashierWithdrawals } from './cashier-withdrawals';

/** Creates the cashier: deposits, withdrawals and PIX keys. `tick` advances the due withdrawals and expires the overdue deposits. */
export function createCashier(deps: CashierDependencies) {
  const { expireDue, ...deposits } = createCashierDeposits(deps);
  const { advanceDue, ...withdrawals } = createCashierWithdrawals(deps);
  return {
    ...deposits,
    ...withdrawals,
    tick(): void {
      advanceDue();
      expireDue();
    },
  };
}
