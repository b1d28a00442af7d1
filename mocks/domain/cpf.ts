/**
 * Computes the two check digits of nine CPF digits (Receita Federal, modulo 11). Weights are 10…2, then 11…2. A
 * remainder below 2 gives 0, otherwise 11 minus the remainder.
 */
export function cpfCheckDigits(nine: string): string {
  const first = checkDigit(nine);
  return first + checkDigit(nine + first);
}

/** Returns the eleven digits of a CPF with or without punctuation, not validated ({@link isCpf}); undefined for any other text. */
export function cpfDigits(text: string): string | undefined {
  return /^(\d{11}|\d{3}\.\d{3}\.\d{3}-\d{2})$/.test(text) ? text.replaceAll(/\D/g, '') : undefined;
}

/** Returns true for a valid CPF; equal digits are invalid (SPEC G5). */
export function isCpf(text: string): boolean {
  const digits = cpfDigits(text);
  if (digits === undefined || /^(\d)\1+$/.test(digits)) return false;
  return digits.slice(9) === cpfCheckDigits(digits.slice(0, 9));
}

/** Formats eleven digits as `000.000.000-00`; returns any other text as it is. */
export function formatCpf(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
}

function checkDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (digits.length + 1 - index), 0);
  const remainder = sum % 11;
  return String(remainder < 2 ? 0 : 11 - remainder);
}
