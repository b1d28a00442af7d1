/** Returns the eleven digits of a CPF with valid check digits. @param stem its first nine digits as a whole number, below 1,000,000,000 */
export function generateCpf(stem: number): string {
  const digits = [...String(stem).padStart(9, '0')].map(Number);
  for (const length of [9, 10]) {
    const sum = digits.slice(0, length).reduce((total, digit, index) => total + digit * (length + 1 - index), 0);
    const remainder = (sum * 10) % 11;
    digits.push(remainder === 10 ? 0 : remainder);
  }
  return digits.join('');
}
