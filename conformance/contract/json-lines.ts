import { parsePointer } from './pointer';
import { TextLines } from './text-lines';

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

  /** @param lines of the text */
  constructor(
    private readonly text: string,
    private readonly lines = new TextLines(text),
  ) {}

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
    return this.lines.lineOf(place.start) + 1;
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
}
