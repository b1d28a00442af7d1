/** An amount that is none: not whole, negative, or beyond what a number holds exactly. */
export class NotCents extends Error {
  override readonly name = 'NotCents';
}

/**
 * Lets an amount of whole cents pass that is not negative.
 *
 * @throws NotCents for anything else: amounts from outside are judged by the contract before they come here
 */
export function cents(amount: number): number {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new NotCents(`not an amount in cents: ${String(amount)}`);
  return amount;
}

/**
 * As {@link cents}, but more than nothing.
 *
 * @throws NotCents
 */
export function something(amount: number): number {
  if (amount === 0) throw new NotCents('nothing is no amount to move');
  return cents(amount);
}

/**
 * A part of an amount, rounded down, in integer arithmetic: `amount × share / whole`.
 *
 * @param amount whole cents
 * @param share how much of `whole` is meant
 * @param whole more than nothing
 * @throws NotCents when the result is beyond what a number holds exactly
 */
export function portion(amount: number, share: number, whole: number): number {
  return cents(Number((BigInt(amount) * BigInt(share)) / BigInt(whole)));
}

/**
 * An amount as a message to the player has it: 123456 is `R$ 1.234,56`.
 *
 * @param amount cents, negative ones with a sign in front
 */
export function brl(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const reais = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, '.');
  return `${amount < 0 ? '-' : ''}R$ ${reais},${digits.slice(-2)}`;
}
