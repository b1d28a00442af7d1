import { parsePointer } from './pointer';

const [QUOTE, BACKSLASH, OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY, COMMA] = [34, 92, 123, 125, 91, 93, 44];

/** Offsets of a member in the text. */
interface Place {
  /** Of the key; of the value for an item of an array. */
  readonly start: number;
  readonly value: number;
}

/**
 * Finds lines in the text of a large JSON document. A syntax tree of 10 MB would take 150 MB, so that this one skips the
 * members that are not asked for.
 */
export class JsonLines {
  private readonly places = new Map<string, Place>([['', { start: 0, value: 0 }]]);
  private lineStarts: Uint32Array | null = null;

  constructor(private readonly text: string) {}

  /** Returns the line of a member's key, or of an item, from 1; that of its nearest ancestor if it does not exist. */
  line(pointer: string): number {
    let [at, place] = ['', this.places.get('') ?? { start: 0, value: 0 }];
    for (const segment of parsePointer(pointer)) {
      at = `${at}/${segment.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      const found = this.places.get(at) ?? this.member(place.value, segment);
      if (found === null) break;
      this.places.set(at, found);
      place = found;
    }
    return this.lineAt(place.start);
  }

  private member(container: number, segment: string): Place | null {
    let at = this.skipSpace(container);
    const opening = this.text.charCodeAt(at);
    if (opening !== OPEN_OBJECT && opening !== OPEN_ARRAY) return null;
    at = this.skipSpace(at + 1);
    for (let index = 0; at < this.text.length; index += 1) {
      const code = this.text.charCodeAt(at);
      if (code === CLOSE_OBJECT || code === CLOSE_ARRAY) return null;
      const start = at;
      let name = String(index);
      if (opening === OPEN_OBJECT) {
        const end = this.skipString(at);
        name = JSON.parse(this.text.slice(at, end)) as string;
        at = this.skipSpace(this.skipSpace(end) + 1);
      }
      if (name === segment) return { start, value: at };
      at = this.skipSpace(this.skipValue(at));
      if (this.text.charCodeAt(at) === COMMA) at = this.skipSpace(at + 1);
    }
    return null;
  }

  private skipSpace(from: number): number {
    let at = from;
    while (at < this.text.length && this.text.charCodeAt(at) <= 32) at += 1;
    return at;
  }

  /** @param from offset of the opening quote */
  private skipString(from: number): number {
    for (let at = from + 1; at < this.text.length; at += 1) {
      const code = this.text.charCodeAt(at);
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) return at + 1;
    }
    return this.text.length;
  }

  private skipValue(from: number): number {
    let depth = 0;
    for (let at = from; at < this.text.length; at += 1) {
      const code = this.text.charCodeAt(at);
      if (code === QUOTE) at = this.skipString(at) - 1;
      else if (code === OPEN_OBJECT || code === OPEN_ARRAY) depth += 1;
      else if (code === CLOSE_OBJECT || code === CLOSE_ARRAY) {
        // The end of a number or a keyword is that of its container.
        if (depth === 0) return at;
        depth -= 1;
      } else if (depth > 0 || code !== COMMA) continue;
      else return at;
      if (depth === 0) return at + 1;
    }
    return this.text.length;
  }

  private lineAt(offset: number): number {
    this.lineStarts ??= startsOfLines(this.text);
    let [low, high] = [0, this.lineStarts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.lineStarts[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function startsOfLines(text: string): Uint32Array {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return Uint32Array.from(starts);
}
