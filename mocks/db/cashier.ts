import { createCashierDeposits } from './cashier-deposits';
import { createCashierWithdrawals } from './cashier-withdrawals';

export type Cashier = ReturnType<typeof createCashier>;

/** Creates the cashier: deposits, withdrawals and PIX keys. */
export function createCashier(deps: Parameters<typeof createCashierDeposits>[0]) {
  const { expireDue, ...deposits } = createCashierDeposits(deps);
  const { advanceDue, ...withdrawals } = createCashierWithdrawals(deps);
  return {
    ...deposits,
    ...withdrawals,
    /** Advances due withdrawals and expires unpaid charges. */
    tick(): void {
      advanceDue();
      expireDue();
    },
  };
}
