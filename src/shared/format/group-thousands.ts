/** Separates the thousands of a number in decimal digits: '1234567' becomes '1.234.567'. */
export const groupThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');
