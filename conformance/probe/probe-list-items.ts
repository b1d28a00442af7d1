import { shortJson } from '../text';
import type { Call } from '../http/client';
import { callOperation } from './call-operation';
import { isScalar } from './lifecycle-effects';
import { memberFor } from './list-response';
import type { Item } from './list-response';
import type { ListProbe } from './list-probe';
import { findRecord, responseRecord } from './records';
import { itemSchema, successSchema } from './record-reader';
import { parameterKey, pathOf, withParameter } from './request';
import { isSuccess, parseResponseJson } from './response-status';
import { isKept } from './stored-values';

/** Maximum number of items of a list that are read one by one. */
const MAX_READ_ITEMS = 2;

/**
 * Checks that no id occurs twice in the list that was read, and that its first two items can be read and have the same values there.
 * Does nothing for items without an id. They are not read if the contract has no operation for it, or only that one needs a login.
 */
export async function probeItems(probe: ListProbe): Promise<void> {
  const { list, call, idKey } = probe;
  if (idKey === undefined) return;
  const ids = list.items.map((item) => String(item[idKey]));
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined) {
    probe.report('list-item', call, {
      pointer: `/*/${idKey}`,
      says: 'every item of a list has an id of its own',
      expected: 'each id once',
      actual: `${idKey} ${shortJson(repeated)} twice`,
      advice: 'In Laravel: a join multiplies rows: use whereHas() or distinct().',
    });
    return;
  }
  await readItems(probe, idKey);
}

/** Reads items one by one, and compares them with the list. Other probes check the operation that reads them. */
async function readItems(probe: ListProbe, idKey: string): Promise<void> {
  const { context, operation, list, draft, report, reader: found } = probe;
  if (found === null) return;
  const { reader, parameter } = found;
  if (reader.credential !== null && operation.credential === null) return;
  for (const item of list.items.slice(0, MAX_READ_ITEMS)) {
    const value = pathValue(item, parameter.name, idKey);
    if (value === undefined) return;
    const target = withParameter(pathOf(draft), parameterKey(parameter), value);
    const read = await callOperation(context, reader, target, { isChecked: false });
    const status = read.response?.status;
    const lost = isSuccess(read)
      ? lostDigits(item, findRecord(parseResponseJson(read), String(value), [idKey]) ?? responseRecord(read))
      : null;
    if (lost !== null) {
      report('list-item', read, { ...lost, advice: 'Both must write all digits: a double has 15 of them, an int64 up to 19.' });
      return;
    }
    if (isSuccess(read) && (await reportOtherValue(probe, item, idKey, () => callOperation(context, reader, target)))) return;
    if (status !== 404 && status !== 410) continue;
    report('list-item', read, {
      pointer: `/*/${idKey}`,
      says: `${reader.method} ${reader.path} returns an item of the list`,
      expected: '200',
      actual: `${String(status)} for ${shortJson(value)}`,
      advice: 'In Laravel: the list and the item use different scopes (published, soft-deleted), or different keys (id and slug).',
    });
    return;
  }
}

/**
 * Reports a member with another value in the list than in the item, if both have the same schema and keep their values.
 *
 * @param readItem reads the item
 * @returns true if there is such a member
 */
async function reportOtherValue(
  { context, operation, reader, request, report }: ListProbe,
  item: Item,
  idKey: string,
  readItem: () => Promise<Call>,
): Promise<boolean> {
  const schema = reader === null ? null : successSchema(context, reader.reader);
  if (schema === null || schema !== itemSchema(context, operation)) return false;
  const valuesOf = async (): Promise<Item> => responseRecord(await readItem());
  const read = await valuesOf();
  const isOther = (listed: Item, own: Item) => (name: string) =>
    isScalar(listed[name]) && isScalar(own[name]) && !isKept(listed[name], own[name]);
  const others = Object.keys(item).filter(isOther(item, read));
  if (others.length === 0) return false;
  const [page, again] = [await request({}), await valuesOf()];
  const listed = page?.list.items.find((one) => one[idKey] === item[idKey]);
  const name = others.find((one) => listed !== undefined && listed[one] === item[one] && again[one] === read[one]);
  if (page === null || name === undefined) return false;
  report('list-item', page.call, {
    pointer: `/*/${name}`,
    says: 'a list and its item have the same values',
    expected: shortJson(read[name]),
    actual: shortJson(item[name]),
    advice: 'In Laravel: one JsonResource for both.',
  });
  return true;
}

/** Number of leading digits that a rounded number keeps. */
const KEPT_DIGITS = 12;

/** Returns the fault of a whole number whose last digits differ between a list and its item; null if there is none. */
function lostDigits(item: Item, read: Item): { pointer: string; says: string; expected: string; actual: string } | null {
  for (const [name, value] of Object.entries(item)) {
    const [listed, own] = [String(value), String(read[name])];
    // A number with more digits than JavaScript distinguishes is parsed as a text.
    const texts = [listed, own];
    const isLong = texts.every((text) => /^-?\d{16,19}$/.test(text)) && texts.some((text) => !Number.isSafeInteger(Number(text)));
    if (!isLong || listed === own || listed.length !== own.length || listed.slice(0, KEPT_DIGITS) !== own.slice(0, KEPT_DIGITS)) continue;
    return { pointer: `/*/${name}`, says: 'a list and its item have the same digits', expected: listed, actual: own };
  }
  return null;
}

/** Returns the value of a path parameter for an item: its `isbn` for `/books/{isbn}`, its id for `{id}` and `{bookId}`. */
function pathValue(item: Item, name: string, idKey: string): unknown {
  const own = memberFor([item], name);
  if (own !== undefined) return isPlain(item[own]) ? item[own] : undefined;
  // `{bookId}` means the id of the item, and `{loanNumber}` its `number`.
  const isSame = /^(?:id|uuid)$|_(?:id|uuid)$|(?:Id|ID|Uuid)$/.test(name) || name.toLowerCase().endsWith(idKey.toLowerCase());
  return isSame ? item[idKey] : undefined;
}

const isPlain = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && value !== '');
