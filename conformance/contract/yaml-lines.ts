import { appendPointer, parsePointer } from './pointer';
import type { TextLines } from './text-lines';

/** The first character of a mapping, a list or another value. Indexes count from 0. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** A key or an item, with its value; null for a value on the same line that has no lines of its own. */
interface Entry {
  readonly line: number;
  readonly value: Place | null;
}

const KEY = /^(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)'|(.*?))\s*:(?=\s|$)/;

/** Text after a key or a dash that says nothing of the value: an anchor, a tag, a comment. */
const PROPERTIES = /^\s*(?:[&!]\S*\s*)*(?:#.*)?$/;

const isItem = (text: string): boolean => /^-(?:\s|$)/.test(text);

/**
 * Finds lines in the text of a large YAML document by their indentation. A syntax tree of 10 MB would take 150 MB.
 * Members of a flow collection have the line of that collection.
 */
export class YamlLines {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly lines: TextLines) {
    const first = this.nextContent(0);
    this.entries.set('', { line: first ?? 0, value: first === null ? null : { line: first, column: this.indentation(first) } });
  }

  /** Returns the line of a member's key, or of an item, from 1; that of its nearest ancestor if it does not exist. */
  line(pointer: string): number {
    let [at, entry] = ['', this.entries.get('')];
    for (const segment of parsePointer(pointer)) {
      at = appendPointer(at, segment);
      const found = this.entries.get(at) ?? (entry?.value ? this.find(entry.value, segment) : null);
      if (found === null) return (this.flowLine(entry) ?? entry?.line ?? 0) + 1;
      this.entries.set(at, found);
      entry = found;
    }
    return (entry?.line ?? 0) + 1;
  }

  /** Returns the line of a flow collection that is below its key; null for another value. */
  private flowLine(entry: Entry | undefined): number | null {
    return entry?.value && /^[[{]/.test(this.textAt(entry.value)) ? entry.value.line : null;
  }

  private find(place: Place, segment: string): Entry | null {
    return isItem(this.textAt(place)) ? this.item(place, Number(segment)) : this.member(place, segment);
  }

  private item(place: Place, wanted: number): Entry | null {
    let index = -1;
    for (const line of this.siblings(place)) {
      const text = this.textAt({ line, column: place.column });
      if (!isItem(text)) return null;
      index += 1;
      if (index !== wanted) continue;
      const rest = text.slice(1);
      if (PROPERTIES.test(rest)) {
        const value = this.blockAfter(line, place.column, false);
        return { line: value?.line ?? line, value };
      }
      return { line, value: { line, column: place.column + 1 + (rest.length - rest.trimStart().length) } };
    }
    return null;
  }

  private member(place: Place, wanted: string): Entry | null {
    for (const line of this.siblings(place)) {
      const text = this.textAt({ line, column: place.column });
      const [all, double, single, plain] = KEY.exec(text) ?? [];
      // A list may have the indentation of its key.
      if (all === undefined || isItem(text)) continue;
      const name = double === undefined ? (single?.replaceAll("''", "'") ?? plain) : unquote(double);
      if (name !== wanted) continue;
      return { line, value: PROPERTIES.test(text.slice(all.length)) ? this.blockAfter(line, place.column, true) : null };
    }
    return null;
  }

  /** Yields the lines of the keys or items of a block. */
  private *siblings({ line, column }: Place): Generator<number> {
    yield line;
    for (let next = this.nextContent(line + 1); next !== null; next = this.nextContent(next + 1)) {
      const indentation = this.indentation(next);
      if (indentation < column) return;
      if (indentation === column) yield next;
    }
  }

  /** Returns the block below a key or a dash; null if there is none. */
  private blockAfter(line: number, column: number, mayBeList: boolean): Place | null {
    const next = this.nextContent(line + 1);
    if (next === null) return null;
    const place = { line: next, column: this.indentation(next) };
    const isBelow = place.column > column || (mayBeList && place.column === column && isItem(this.textAt(place)));
    return isBelow ? place : null;
  }

  /** Returns the next line that is not empty, a comment or the mark of a document; null at the end. */
  private nextContent(from: number): number | null {
    for (let line = from; line < this.lines.count; line += 1) {
      if (!/^\s*(?:#.*)?$|^---\s*$|^%/.test(this.lines.at(line) ?? '')) return line;
    }
    return null;
  }

  private indentation(line: number): number {
    const text = this.lines.at(line) ?? '';
    return text.length - text.trimStart().length;
  }

  private textAt({ line, column }: Place): string {
    return (this.lines.at(line) ?? '').slice(column);
  }
}

function unquote(text: string): string {
  try {
    return JSON.parse(`"${text}"`) as string;
  } catch {
    return text;
  }
}
