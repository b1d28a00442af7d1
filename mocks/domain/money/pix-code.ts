import { utf8 } from '../bytes';

/** Charge by PIX, the Brazilian system for instant payments. */
export interface PixCharge {
  /** Address of the charge without scheme, at most 77 characters of ASCII without spaces. */
  url: string;
  /** Name of the payee, which the encoder converts to ASCII; then at most 25 characters. */
  name: string;
  /** City of the payee, which the encoder converts to ASCII; then at most 15 characters. */
  city: string;
  cents: number;
}

/** Error of a text that is no PIX code, or of a charge that no PIX code can have. */
export class PixCodeError extends Error {
  override readonly name = 'PixCodeError';
}

/** Value that marks a merchant account of PIX in an EMV code. */
const GUI = 'br.gov.bcb.pix';

/**
 * Computes CRC16-CCITT-FALSE (SPEC G4) (polynomial 1021, initial value FFFF) of UTF-8 as four upper-case hexadecimal digits;
 * '123456789' gives 29B1.
 */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of utf8(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021;
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/**
 * Encodes a charge as a BR Code (EMV QRCPS-MPM, Banco Central's Manual do BR Code).
 *
 * @throws PixCodeError if URL, name or city is too long or empty in ASCII, the URL has a scheme or is not ASCII, or the amount is not a
 * positive integer
 */
export function createPixCode({ url, name, city, cents }: PixCharge): string {
  if (!/^[!-~]{1,77}$/.test(url) || url.includes('://')) throw new PixCodeError(`not an address for a BR Code: ${url}`);
  if (!Number.isSafeInteger(cents) || cents < 1) throw new PixCodeError(`not an amount in cents: ${String(cents)}`);
  const digits = String(cents).padStart(3, '0');
  const body = [
    encodeField('00', '01'),
    encodeField('01', '12'),
    encodeField('26', encodeField('00', GUI) + encodeField('25', url)),
    encodeField('52', '0000'),
    encodeField('53', '986'),
    encodeField('54', `${digits.slice(0, -2)}.${digits.slice(-2)}`),
    encodeField('58', 'BR'),
    encodeField('59', toAscii(name), 25),
    encodeField('60', toAscii(city), 15),
    encodeField('62', encodeField('05', '***')),
    '6304',
  ].join('');
  return body + crc16(body);
}

function encodeField(id: string, value: string, maxLength = 99): string {
  if (value.length === 0 || value.length > maxLength) throw new PixCodeError(`field ${id} has ${String(value.length)} characters`);
  return id + String(value.length).padStart(2, '0') + value;
}

/** Removes accents and non-ASCII, because bank readers count bytes. */
function toAscii(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^ -~]/g, '')
    .trim();
}
