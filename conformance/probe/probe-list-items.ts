import { shortJson } from '../text';
import { callOperation } from './call-operation';
import { memberFor } from './list-response';
import type { Item } from './list-response';
import type { ListProbe } from './list-probe';
import { findRecord, responseRecord } from './records';
import { parameterKey } from './request';
import { isSuccess, parseResponseJson } from './response-status';

/** Maximum number of items of a list that are read one by one. */
const MAX_READ_ITEMS = 2;

/** Checks that no id occurs twice in a list, and that the items can be read. */
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

/** Reads items one by one. Only a missing item is a violation here, because other probes check the operation that reads it. */
async function readItems({ context, operation, list, draft, report, reader: found }: ListProbe, idKey: string): Promise<void> {
  if (found === null) return;
  const { operation: reader, parameter } = found;
  if (reader.credential !== null && operation.credential === null) return;
  for (const item of list.items.slice(0, MAX_READ_ITEMS)) {
    const value = pathValue(item, parameter.name, idKey);
    if (value === undefined) return;
    const checkpoint = context.findings.checkpoint();
    const parameters = new Map([...draft.parameters].filter(([key]) => key.startsWith('path ')));
    const read = await callOperation(context, reader, {
      parameters: parameters.set(parameterKey(parameter), value),
      body: undefined,
      type: '',
    });
    context.findings.rollback(checkpoint);
    const status = read.response?.status;
    const lost = isSuccess(read)
      ? lostDigits(item, findRecord(parseResponseJson(read), String(value), [idKey]) ?? responseRecord(read))
      : null;
    if (lost !== null) {
      report('list-item', read, { ...lost, advice: 'Both must write all digits: a double has 15 of them, an int64 up to 19.' });
      return;
    }
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
