import { appendPointer, isRecord, parsePointer } from '../contract/pointer';
import type { RecordedCall } from './recorded-calls';

/** Value of a response, which a later request may repeat. */
interface KnownValue {
  stepId: string;
  name: string;
  value: string;
  /** Runtime expression of the value: `$response.body#/data/id`. */
  expression: string;
  /** Stems of the names around the value: of its operation's path and of its pointer. */
  context: ReadonlySet<string>;
  /** Number of names around the value; 0 for an ETag. Of equally good values, the latest one with the fewest is used. */
  depth: number;
}

/** Value of a request, for which an equal value in an earlier response is searched. */
export interface WantedValue {
  /** Name of the parameter or member. */
  name: string;
  value: string;
  /** Name of the collection whose records the value identifies: `notes` for `/notes/{id}`; null if it is unknown. */
  collection: string | null;
}

/** Names of members that identify something. Only their values are found again in requests. */
const IDENTIFIER = /^(?:id|uuid|slug|code|key|reference|etag)$|(?:_id|[a-z]Id|_?uuid|_?token|Token|_?cursor|Cursor|nonce|jwt)$/;

/** Returns true for a long value with a digit or mixed case that is no sentence and no date: two equal ones are hardly a coincidence. */
const isDistinctive = (value: string) =>
  value.length >= 8 && /\d|[a-z][A-Z]/.test(value) && /^[\w.:/+=-]+$/.test(value) && !/^\d{4}-\d\d-\d\d/.test(value);

/** Maximum number of items of a list whose values are remembered. */
const MAX_ITEMS = 50;

/** Values in the responses of the steps so far. Those that later steps need become outputs of their steps. */
export class KnownValues {
  private readonly values: KnownValue[] = [];
  private readonly outputs = new Map<string, Map<string, string>>();

  /** Remembers the texts and numbers in the JSON response of a step, of lists the first {@link MAX_ITEMS} items, and its ETag. */
  addResponse(stepId: string, { operation, call, response }: RecordedCall): void {
    const segments = operation.path.split('/').filter((segment) => !segment.includes('{'));
    for (const { pointer, name, value } of scalars(response)) {
      const around = [...segments, ...parsePointer(pointer).slice(0, -1)];
      const expression = `$response.body#${pointer}`;
      this.values.push({ stepId, name, value, expression, context: new Set(around.map(toStem)), depth: around.length });
    }
    const etag = call.response?.headers['etag'];
    if (etag !== undefined)
      this.values.push({
        stepId,
        name: 'etag',
        value: etag,
        expression: '$response.header.ETag',
        context: new Set(segments.map(toStem)),
        depth: 0,
      });
  }

  /**
   * Returns the expression of an equal value in an earlier response, and makes that value an output of its step; null if none is
   * equal, or the equal ones hardly mean the same thing.
   */
  reference(wanted: WantedValue): string | null {
    const best = this.values
      .map((known) => ({ known, score: matchScore(known, wanted) }))
      .filter(({ score }) => score > 0)
      .reduce<{ known: KnownValue; score: number } | null>(
        (one, other) =>
          one === null || other.score > one.score || (other.score === one.score && other.known.depth <= one.known.depth) ? other : one,
        null,
      );
    return best === null ? null : `$steps.${best.known.stepId}.outputs.${this.addOutput(best.known)}`;
  }

  /** Returns the outputs of a step that other steps use, as expressions by name. */
  outputsOf(stepId: string): Record<string, string> {
    return Object.fromEntries([...(this.outputs.get(stepId) ?? new Map<string, string>())]);
  }

  private addOutput({ stepId, name, expression }: KnownValue): string {
    const outputs = this.outputs.get(stepId) ?? new Map<string, string>();
    this.outputs.set(stepId, outputs);
    const known = [...outputs].find(([, other]) => other === expression);
    if (known !== undefined) return known[0];
    const base = name.replaceAll(/[^\w-]/g, '_');
    let unique = base;
    for (let count = 2; outputs.has(unique); count += 1) unique = `${base}${String(count)}`;
    outputs.set(unique, expression);
    return unique;
  }
}

/** Scores how likely an equal value means the same thing: 0 if it hardly does, more for the same collection and the same name. */
function matchScore(known: KnownValue, { name, value, collection }: WantedValue): number {
  if (known.value !== value || !IDENTIFIER.test(known.name)) return 0;
  const isSameKind = collection !== null && known.context.has(toStem(collection));
  const hasSameName = known.name === name && name !== 'id';
  if (!isSameKind && !hasSameName && !isDistinctive(value)) return 0;
  return 1 + (isSameKind ? 4 : 0) + (hasSameName ? 2 : 0);
}

/** Yields the numbers and non-empty texts in the members of a response, at any depth. */
function* scalars(value: unknown, pointer = ''): Generator<{ pointer: string; name: string; value: string }> {
  const members: (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.slice(0, MAX_ITEMS).map((item: unknown, index) => [index, item] as const)
    : isRecord(value)
      ? Object.entries(value)
      : [];
  for (const [name, member] of members) {
    const at = appendPointer(pointer, name);
    if ((typeof member === 'string' && member !== '') || typeof member === 'number')
      yield { pointer: at, name: String(name), value: String(member) };
    else yield* scalars(member, at);
  }
}

/** Returns a rough singular of a name, so that `categories` and `category` are equal. */
const toStem = (name: string) => name.toLowerCase().replace(/ies$/, 'y').replace(/e?s$/, '');
