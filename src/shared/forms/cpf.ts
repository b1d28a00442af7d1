import { digitsOf } from './mask';

/** Returns true for a valid CPF, with or without punctuation: eleven digits, not all equal, valid check digits (SPEC G5, V7). */
export function isCpf(text: string): boolean {
  const digits = digitsOf(text);
  if (digits.length !== 11 || /^(\d)\1*$/.test(digits)) return false;
  return checkDigit(digits.slice(0, 9)) === digits[9] && checkDigit(digits.slice(0, 10)) === digits[10];
}

function checkDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (digits.length + 1 - index), 0);
  const remainder = sum % 11;
  return String(remainder < 2 ? 0 : 11 - remainder);
}
