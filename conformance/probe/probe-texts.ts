import { isNullType, numberOf, readConstraints } from '../contract/schema-constraints';
import type { Operation } from '../contract/contract';
import { isJson } from '../contract/media';
import { isRecord } from '../contract/pointer';
import type { Call } from '../http/client';
import { shortJson } from '../text';
import { requestFields } from './fields';
import type { Field } from './fields';
import { callLoggedIn } from './find-success';
import type { Success } from './find-success';
import { readBack } from './read-back';
import { responseRecord } from './records';
import { isAccepted } from './response-status';
import type { RunContext } from './run-context';
import { isFreeTextName, SPECIAL_CHARACTERS, UNUSUAL } from './unusual-text';

/** Maximum number of fields of an operation that are tried. */
const MAX_FIELDS = 3;

/** Length of a long text if the contract states no limit. Frameworks create columns of 255 characters by default. */
const LONG_LENGTH = 300;

/** Maximum length of a text. Servers and proxies have limits of their own above it. */
const MAX_LENGTH = 5000;

/**
 * Checks that non-ASCII and special characters and the longest allowed text are stored unchanged, in members of a JSON body whose text
 * the first success has kept. Writes again for each text, so that a POST creates records. Reports the first altered text.
 */
export async function probeTexts(context: RunContext, operation: Operation, { draft, call }: Success): Promise<void> {
  if (!/^(?:POST|PUT|PATCH)$/.test(operation.method) || !isRecord(draft.body) || !isJson(draft.type)) return;
  const body = draft.body;
  const kept = { ...(await readBack(context, operation, draft, call))?.record, ...responseRecord(call) };
  const isEchoed = ({ name, in: location }: Field) => location === 'body' && typeof body[name] === 'string' && kept[name] === body[name];
  const fields = requestFields(operation, draft, context).filter((field) => isEchoed(field) && isFreeText(context, field));
  for (const field of fields.slice(0, MAX_FIELDS)) {
    for (const text of texts(context, field)) {
      const written = await callLoggedIn(context, operation, field.set(draft, text));
      // A field may have rules of its own. Other probes check rejections.
      if (!isAccepted(operation, written)) continue;
      const record = { ...responseRecord(written), ...(await readBack(context, operation, draft, written))?.record };
      const stored = record[field.name];
      if (typeof stored !== 'string' || isSameText(stored, text)) continue;
      report(context, operation, written, field, { text, stored });
      return;
    }
  }
}

/** Returns true for a text field without format, pattern or list of values. */
function isFreeText({ store }: RunContext, { schema, name }: Field): boolean {
  const all = readConstraints(store, schema).filter((one) => !isNullType(one));
  return (
    isFreeTextName(name) &&
    all.length === 1 &&
    all.every(({ types, keywords }) => types.includes('string') && !['format', 'pattern', 'enum', 'const'].some((one) => keywords.has(one)))
  );
}

/** Returns the texts that are tried: with unusual and with special characters, and one of the maximum length. */
function texts({ store }: RunContext, { schema }: Field): string[] {
  const [constraints] = readConstraints(store, schema);
  if (constraints === undefined) return [];
  const [min, max] = [numberOf(constraints, 'minLength') ?? 0, Math.min(numberOf(constraints, 'maxLength') ?? LONG_LENGTH, MAX_LENGTH)];
  if (min > max) return [];
  const short = [UNUSUAL, SPECIAL_CHARACTERS].map((text) => [...text.padEnd(min, 'ã')].slice(0, max).join('').trim());
  const long = 'conformance '.repeat(Math.ceil(max / 12)).slice(0, Math.max(0, max - 1)) + 'z';
  return [...short, long].filter((text) => text.length >= min);
}

/** Returns true if two texts are equal, apart from blanks around them and from composed or decomposed characters. */
const isSameText = (one: string, other: string) => one.normalize('NFC').trim() === other.normalize('NFC').trim();

function report(
  context: RunContext,
  operation: Operation,
  call: Call,
  field: Field,
  { text, stored }: { text: string; stored: string },
): void {
  const isShorter = text.startsWith(stored.trim());
  context.findings.report(call, operation, {
    check: 'text-altered',
    pointer: field.pointer,
    location: field.schema,
    expected: isShorter ? `all ${String([...text].length)} characters` : shortJson(text),
    actual: isShorter ? `${String([...stored].length)} characters` : shortJson(stored),
    message: `${operation.method} ${operation.path} accepts \`${field.name}\` but does not keep it: ${isShorter ? 'the end is cut off' : `${shortJson(text)} became ${shortJson(stored)}`}. In Laravel: a column as long as the rule (max:…), utf8mb4 as the charset, and no substr() on bytes.`,
  });
}
