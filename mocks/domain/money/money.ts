/** Error of an amount that is not a safe non-negative integer. */
export class InvalidCentsError extends Error {
  override readonly name = 'InvalidCentsError';
}

/**
 * Returns the amount if it is a non-negative integer; the contract validates requests before.
 *
 * @throws InvalidCentsError otherwise
 */
export function cents(amount: number): number {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new InvalidCentsError(`not an amount in cents: ${String(amount)}`);
  return amount;
}

/**
 * Checks like {@link cents}, but rejects zero.
 *
 * @throws InvalidCentsError
 */
export function positiveCents(amount: number): number {
  if (amount === 0) throw new InvalidCentsError('the amount must be positive');
  return cents(amount);
}

/**
 * Returns `amount × share / whole` in cents, rounded down, in integer arithmetic; `whole` is greater than zero.
 *
 * @throws InvalidCentsError if the result is not a safe integer
 */
export function prorate(amount: number, share: number, whole: number): number {
  return cents(Number((BigInt(amount) * BigInt(share)) / BigInt(whole)));
}

/** Formats cents for the player: 123456 is `R$ 1.234,56`. */
export function formatBrl(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const reais = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, '.');
  return `${amount < 0 ? '-' : ''}R$ ${reais},${digits.slice(-2)}`;
}
