import { crc16, type PixCharge, PixCodeError } from './pix-code';

/**
 * Parses a BR Code as a bank does (EMV QRCPS-MPM).
 *
 * @throws PixCodeError for a wrong CRC, malformed text, a repeated field, or no PIX charge in reais
 */
export function parsePixCode(code: string): PixCharge {
  if (crc16(code.slice(0, -4)) !== code.slice(-4)) throw new PixCodeError('the CRC is wrong');
  const fields = parseFields(code);
  const account = parseFields(fields.get('26') ?? '');
  const [url, name, city] = [account.get('25'), fields.get('59'), fields.get('60')];
  const amount = /^(\d+)\.(\d{2})$/.exec(fields.get('54') ?? '');
  const isCharge = fields.get('00') === '01' && fields.get('53') === '986' && account.get('00') === 'br.gov.bcb.pix';
  if (!isCharge || url === undefined || name === undefined || city === undefined || amount === null) {
    throw new PixCodeError('not a charge by PIX');
  }
  return { url, name, city, cents: Number(`${String(amount[1])}${String(amount[2])}`) };
}

function parseFields(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const [, id, length] = /^(\d{2})(\d{2})/.exec(text.slice(at, at + 4)) ?? [];
    const value = text.slice(at + 4, at + 4 + Number(length));
    if (id === undefined || value.length !== Number(length)) throw new PixCodeError(`malformed at ${String(at)}`);
    if (fields.has(id)) throw new PixCodeError(`field ${id} is there twice`);
    fields.set(id, value);
    at += 4 + value.length;
  }
  return fields;
}
