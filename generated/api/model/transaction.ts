/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cents } from './cents';
import type { DateTime } from './date-time';
import type { ObservedId } from './observed-id';
import type { TransactionSource } from './transaction-source';
import type { TransactionStatus } from './transaction-status';
import type { TransactionType } from './transaction-type';
import type { Unknown } from './unknown';

/**
 * A change of the player's balance, or one that was tried. The sum of those that count is the balance.
 */
export interface Transaction {
  /** The id of the transaction. */
  id: ObservedId;
  source: TransactionSource | Unknown;
  type: TransactionType | Unknown;
  status: TransactionStatus | Unknown;
  /** By how much, in cents of BRL; type says in which direction. */
  amount: Cents | Unknown;
  /** The balance afterwards, in cents of BRL; null or absent where nothing has moved yet. */
  balance_after?: number | null | Unknown;
  /**
     * What it was (pt-BR).
     * @maxLength 500
     * @nullable
     */
  description?: string | null;
  /**
     * The id of what caused it, a deposit, a withdrawal, a game session.
     * @maxLength 128
     * @nullable
     */
  reference?: string | null;
  /** When it came about. */
  created_at: DateTime;
}
