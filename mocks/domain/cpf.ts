/**
 * The two check digits that belong to the first nine of a CPF, by the scheme of the Receita Federal (modulo 11): weights
 * 10…2, then 11…2; a remainder below 2 gives 0, else 11 less the remainder.
 *
 * @param nine nine digits
 */
export function cpfCheckDigits(nine: string): string {
  const first = checkDigit(nine);
  return first + checkDigit(nine + first);
}

/**
 * The eleven digits of a CPF, typed with its punctuation or without.
 *
 * @returns nothing for a text of another form; whether it is a CPF {@link isCpf} says
 */
export function cpfDigits(text: string): string | undefined {
  return /^(\d{11}|\d{3}\.\d{3}\.\d{3}-\d{2})$/.test(text) ? text.replaceAll(/\D/g, '') : undefined;
}

/** Whether a text is a CPF: its form, not all digits equal, the check digits right. */
export function isCpf(text: string): boolean {
  const digits = cpfDigits(text);
  if (digits === undefined || /^(\d)\1+$/.test(digits)) return false;
  return digits.slice(9) === cpfCheckDigits(digits.slice(0, 9));
}

/** Eleven digits with the punctuation of a CPF. */
export function formatCpf(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
}

function checkDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (digits.length + 1 - index), 0);
  const remainder = sum % 11;
  return String(remainder < 2 ? 0 : 11 - remainder);
}
