/** Format of an amount, with the defaults of SPEC V5. */
export interface MoneyFormat {
  /** Number of decimals, 0 to 1000. Default 2. */
  readonly precision?: number;
  /** Separator of thousands. Default ','. */
  readonly thousands?: string;
  /** Decimal separator. Default '.'. */
  readonly decimal?: string;
  /** Limits in the smallest unit, such as cents. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** True if an amount may be negative. Default true. */
  readonly negative?: boolean;
  /** True if the field may be empty instead of 0.00. Default false. */
  readonly blank?: boolean;
}

/** Separators of 1.234,56 (SPEC V5). */
export const BRAZILIAN = { thousands: '.', decimal: ',' } as const;

const PRECISION = { min: 0, max: 1000 };

/** Limits a precision to 0 to 1000 (SPEC V5). */
export function cappedPrecision(precision = 2): number {
  return Math.min(PRECISION.max, Math.max(PRECISION.min, Math.trunc(precision) || 0));
}

/**
 * Formats a field's text after a key: digits enter from the right, a minus changes the sign.
 *
 * @returns empty, or only a minus, if blank is allowed; not clamped
 */
export function typedMoney(text: string, format: MoneyFormat = {}): string {
  const digits = text.replaceAll(/\D/g, '');
  const isNegative = (format.negative ?? true) && (text.split('-').length - 1) % 2 === 1;
  if (format.blank === true && (digits === '' || wasZeroShortened(text, digits, format))) return isNegative ? '-' : '';
  return formatDigits(BigInt(digits || '0'), isNegative, format);
}

/**
 * Formats a pasted amount of any country. The last separator is the decimal one. If the text has only one kind of separator, that one
 * separates thousands instead if it is repeated, or if it is the thousands separator of the format before exactly three digits.
 */
export function pastedMoney(text: string, format: MoneyFormat = {}): string {
  const clean = text.replaceAll(/[^\d.,-]/g, '');
  const separators = clean.replaceAll(/[^.,]/g, '');
  const last = separators.at(-1) ?? '';
  const at = clean.lastIndexOf(last);
  const behind = clean.slice(at + 1).replaceAll(/\D/g, '');
  const isAlone = !separators.slice(0, -1).replaceAll(last, '');
  const groups = isAlone && (separators.length > 1 || (last === (format.thousands ?? ',') && behind.length === 3));
  const whole = last === '' || groups ? clean : clean.slice(0, at);
  const fraction = last === '' || groups ? '' : behind;
  const precision = cappedPrecision(format.precision);
  // Further digits are cut, never rounded up.
  const digits = whole.replaceAll(/\D/g, '') + fraction.slice(0, precision).padEnd(precision, '0');
  return typedMoney((clean.startsWith('-') ? '-' : '') + (/\d/.test(clean) ? digits : ''), format);
}

/** Formats an amount in the smallest unit; null is blank. */
export function moneyText(value: number | null, format: MoneyFormat = {}): string {
  if (value === null) return format.blank === true ? '' : formatDigits(0n, false, format);
  return formatDigits(BigInt(Math.abs(Math.trunc(value))), value < 0 && (format.negative ?? true), format);
}

/** Parses a formatted amount to the smallest unit, not clamped; null if blank. */
export function moneyValue(text: string): number | null {
  const digits = text.replaceAll(/\D/g, '');
  if (digits === '') return null;
  // Larger numbers are not exact.
  const size = Math.min(Number(BigInt(digits)), Number.MAX_SAFE_INTEGER);
  return text.includes('-') && size > 0 ? -size : size;
}

/** Returns the amount, raised to `min` or lowered to `max` of the format; null for an empty field. */
export function clampedMoney(value: number | null, { min = -Infinity, max = Infinity }: MoneyFormat): number | null {
  return value === null ? null : Math.max(min, Math.min(max, value));
}

/** Returns true if a key deleted a digit of a displayed zero. */
function wasZeroShortened(text: string, digits: string, { precision, decimal = '.' }: MoneyFormat): boolean {
  return /^0*$/.test(digits) && digits.length <= cappedPrecision(precision) && text.includes(decimal);
}

function formatDigits(size: bigint, isNegative: boolean, { precision, thousands = ',', decimal = '.' }: MoneyFormat): string {
  const places = cappedPrecision(precision);
  const digits = size.toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places).replaceAll(/\B(?=(\d{3})+$)/g, thousands);
  return `${isNegative ? '-' : ''}${whole}${places === 0 ? '' : decimal + digits.slice(-places)}`;
}
