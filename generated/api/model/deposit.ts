/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cents } from './cents';
import type { CouponCode } from './coupon-code';
import type { DateTime } from './date-time';
import type { DepositRefund } from './deposit-refund';
import type { DepositStatus } from './deposit-status';
import type { Id } from './id';
import type { Unknown } from './unknown';

/**
 * A deposit by PIX.
 */
export interface Deposit {
  /** The id of the deposit, the transaction_id of DepositApprovedEvent (T1). */
  transaction_id: Id;
  /** What is deposited, in cents of BRL. */
  amount: Cents | Unknown;
  status: DepositStatus | Unknown;
  /**
     * The PIX BR Code, to be copied and pasted or drawn as a QR code. It ends with its CRC16.
     * @minLength 40
     * @maxLength 512
     * @pattern ^000201[ -~]+6304[0-9A-F]{4}$
     */
  qr_code: string;
  /** Until when the code should be paid, 15 minutes after the start. */
  expires_at: DateTime;
  /** The server's clock as it answered, for the site to count down by. */
  server_time: DateTime;
  /** The coupon that it activates once it is paid. Absent without one. */
  coupon?: CouponCode;
  /** What became of the payment of a refused deposit. Absent where nothing was paid. */
  refund?: DepositRefund;
}
