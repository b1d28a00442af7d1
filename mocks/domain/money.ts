/** The amount is not an integer, is negative, or exceeds the safe integer range. */
export class InvalidCentsError extends Error {
  override readonly name = 'InvalidCentsError';
}

/**
 * Returns the amount if it is a non-negative integer.
 *
 * @throws InvalidCentsError otherwise. Amounts from requests are validated by the contract before
 */
export function cents(amount: number): number {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new InvalidCentsError(`not an amount in cents: ${String(amount)}`);
  return amount;
}

/**
 * Like {@link cents}, but rejects zero.
 *
 * @throws InvalidCentsError
 */
export function positiveCents(amount: number): number {
  if (amount === 0) throw new InvalidCentsError('the amount must be positive');
  return cents(amount);
}

/**
 * Returns `amount × share / whole`, rounded down, in integer arithmetic.
 *
 * @param amount cents
 * @param whole greater than zero
 * @throws InvalidCentsError if the result exceeds the safe integer range
 */
export function prorate(amount: number, share: number, whole: number): number {
  return cents(Number((BigInt(amount) * BigInt(share)) / BigInt(whole)));
}

/**
 * Formats an amount for a message to the player: 123456 is `R$ 1.234,56`.
 *
 * @param amount cents; negative amounts get a leading sign
 */
export function formatBrl(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const reais = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, '.');
  return `${amount < 0 ? '-' : ''}R$ ${reais},${digits.slice(-2)}`;
}
