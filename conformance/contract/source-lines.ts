import { CST, LineCounter, Parser } from 'yaml';

import { appendPointer } from './pointer';

/** Line numbers from 1 in a text, by the JSON pointers of object members and list items. The line of a member is that of its name. */
export type SourceLines = ReadonlyMap<string, number>;

/** Reads the line numbers of a valid YAML or JSON text. Tokens are used, because they take half the memory of a syntax tree. */
export function readLines(text: string): SourceLines {
  const counter = new LineCounter();
  const lines = new Map<string, number>();
  const [document] = [...new Parser(counter.addNewLine).parse(text)].filter(({ type }) => type === 'document');
  visit((document as CST.Document | undefined)?.value, '');
  return lines;

  function visit(collection: CST.Token | null | undefined, pointer: string): void {
    if (!CST.isCollection(collection)) return;
    const isList = collection.type === 'block-seq' || (collection.type === 'flow-collection' && collection.start.source === '[');
    for (const [index, { key, value }] of collection.items.entries()) {
      const place = isList ? value : key;
      if (!place) continue;
      const at = appendPointer(pointer, isList ? index : (CST.resolveAsScalar(place)?.value ?? ''));
      lines.set(at, counter.linePos(place.offset).line);
      visit(value, at);
    }
  }
}

/** Returns the line of a place, or of its nearest ancestor if the place does not exist; 1 if there is neither. */
export function lineOf(lines: SourceLines, pointer: string): number {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const line = lines.get(at);
    if (line !== undefined) return line;
  }
  return 1;
}
