/** How amounts are typed. What is left out is the component's own default (SPEC V5). */
export interface MoneyFormat {
  /** Digits behind the decimal separator: 2, and never below 0 or above 1000. */
  readonly precision?: number;
  /** ',' */
  readonly thousands?: string;
  /** '.' */
  readonly decimal?: string;
  /** The least and the most that it may be, in the smallest unit (cents with a precision of 2). */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Whether it may be below nothing: true. */
  readonly negative?: boolean;
  /** Whether it may be empty, rather than 0.00: false. */
  readonly blank?: boolean;
}

/** The separators that players read, 1.234,56 (SPEC V5). */
export const BRAZILIAN = { thousands: '.', decimal: ',' } as const;

const PRECISION = { least: 0, most: 1000 };

/** The precision that is used for one that was asked for: a whole number from 0 to 1000 (SPEC V5). */
export function cappedPrecision(precision = 2): number {
  return Math.min(PRECISION.most, Math.max(PRECISION.least, Math.trunc(precision) || 0));
}

/**
 * What stands in the box after a key: digits come in from the right, as on a till. A minus sign makes the amount negative
 * and a second one takes that back.
 *
 * @param text the box as the browser left it
 * @returns the text in its format; empty where it may be blank and nothing is left
 */
export function typedMoney(text: string, format: MoneyFormat = {}): string {
  const digits = text.replaceAll(/\D/g, '');
  const isNegative = (format.negative ?? true) && (text.split('-').length - 1) % 2 === 1;
  if (format.blank === true && (digits === '' || wasZeroShortened(text, digits, format))) return isNegative ? '-' : '';
  return written(BigInt(digits || '0'), isNegative, format);
}

/**
 * What a pasted amount becomes: its last separator is the decimal one, whatever the country that it came from, so that
 * '1.234,56' and '1,234.56' are the same. A separator that stands there twice, or the thousands separator before exactly
 * three digits, only groups.
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
  // What is finer than the smallest unit is cut off, never rounded up.
  const digits = whole.replaceAll(/\D/g, '') + fraction.slice(0, precision).padEnd(precision, '0');
  return typedMoney((clean.startsWith('-') ? '-' : '') + (/\d/.test(clean) ? digits : ''), format);
}

/**
 * The text of an amount.
 *
 * @param value in the smallest unit; null is blank
 */
export function moneyText(value: number | null, format: MoneyFormat = {}): string {
  if (value === null) return format.blank === true ? '' : written(0n, false, format);
  return written(BigInt(Math.abs(Math.trunc(value))), value < 0 && (format.negative ?? true), format);
}

/**
 * The amount of a text in its format.
 *
 * @returns in the smallest unit, not clamped; null where the box is blank
 */
export function moneyValue(text: string): number | null {
  const digits = text.replaceAll(/\D/g, '');
  if (digits === '') return null;
  // Beyond what a number can hold exactly there is no money.
  const size = Math.min(Number(BigInt(digits)), Number.MAX_SAFE_INTEGER);
  return text.includes('-') && size > 0 ? -size : size;
}

/** An amount within its limits. */
export function clampedMoney(value: number | null, { min = -Infinity, max = Infinity }: MoneyFormat): number | null {
  return value === null ? null : Math.max(min, Math.min(max, value));
}

/** Whether a key took something from a nothing that was written out, which then is blank. */
function wasZeroShortened(text: string, digits: string, { precision, decimal = '.' }: MoneyFormat): boolean {
  return /^0*$/.test(digits) && digits.length <= cappedPrecision(precision) && text.includes(decimal);
}

function written(size: bigint, isNegative: boolean, { precision, thousands = ',', decimal = '.' }: MoneyFormat): string {
  const places = cappedPrecision(precision);
  const digits = size.toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places).replaceAll(/\B(?=(\d{3})+$)/g, thousands);
  return `${isNegative ? '-' : ''}${whole}${places === 0 ? '' : decimal + digits.slice(-places)}`;
}
