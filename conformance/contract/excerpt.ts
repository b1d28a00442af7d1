import type { ContractExcerpt } from '../types';
import type { ContractLocation } from './contract-node';
import type { DocumentStore } from './document-store';

/** Numbers of lines that are shown before and after the line of a finding. */
const LINES_BEFORE = 3;
const LINES_AFTER = 5;

/** Maximum number of characters of a line. A longer line is a whole document without line breaks. */
const MAX_LINE_LENGTH = 240;

/** Methods of the document store that an excerpt needs. */
export type ExcerptStore = Pick<DocumentStore, 'node' | 'sourceLocation' | 'sourceText'>;

/**
 * Returns the lines around a place of the contract, in the user's own file, without their common indentation and cut at
 * {@link MAX_LINE_LENGTH}; null if the file is not known. If the line itself is longer, returns the first lines of the value at the
 * place, formatted. Secrets are not masked.
 */
export function readExcerpt(store: ExcerptStore, location: ContractLocation): ContractExcerpt | null {
  const lines = store.sourceText(location.file)?.split(/\r?\n/);
  const index = store.sourceLocation(location).line - 1;
  const line = lines?.[index];
  if (lines === undefined || line === undefined) return null;
  if (line.length > MAX_LINE_LENGTH) return formattedValue(store, location, index);
  const start = Math.max(0, index - LINES_BEFORE);
  const shown = lines.slice(start, index + LINES_AFTER + 1).map((text) => text.slice(0, MAX_LINE_LENGTH));
  const last = shown.findLastIndex((text) => text.trim() !== '');
  return { first: start + 1, lines: withoutIndentation(shown.slice(0, last + 1)), marked: index - start };
}

/** Returns the formatted value at a place, for a document that is one long line. @param index index of that line */
function formattedValue(store: ExcerptStore, { file, pointer }: ContractLocation, index: number): ContractExcerpt {
  const name = pointer
    .slice(pointer.lastIndexOf('/') + 1)
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
  const text = `${JSON.stringify(name)}: ${JSON.stringify(store.node(file, pointer).value, null, 2) ?? ''}`;
  const lines = text.split('\n').slice(0, LINES_BEFORE + LINES_AFTER + 1);
  return { first: index + 1, lines: lines.map((line) => line.slice(0, MAX_LINE_LENGTH)), marked: 0 };
}

function withoutIndentation(lines: readonly string[]): string[] {
  const indentations = lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const common = Math.min(...indentations);
  return lines.map((line) => line.slice(common));
}
