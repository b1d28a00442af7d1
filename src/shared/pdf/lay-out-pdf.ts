import type { Cell, PdfElement, PdfPage } from './page-writer';
import { PAGE, PageWriter } from './page-writer';

export type PdfBlock =
  | { readonly kind: 'heading' | 'text'; readonly text: string }
  /** A name and a value in each row. */
  | { readonly kind: 'rows'; readonly rows: readonly (readonly [name: string, value: string])[] }
  /** The first column has words, the others have numbers. The head is not repeated on further pages. */
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

const INNER_WIDTH = PAGE.width - 2 * PAGE.margin;
/** Space between two columns, in points. */
const COLUMN_GAP = 8;
/** Size of ordinary text, in points. */
const BODY_SIZE = 10;
/** Sizes of texts by tag, in points. */
const SIZES = { H1: 16, H2: 12, P: BODY_SIZE };
/** Space above texts by tag, in points. */
const SPACE_ABOVE = { H1: 0, H2: 12, P: 4 };
/** Height in points that must be left on a page for a heading. Otherwise it moves to the next page, with the text below it. */
const KEPT_WITH_HEADING = 80;
/** Share of the width that the first column takes: names in rows, words in tables. */
const NAME_SHARE = 0.38;
const WORDS_SHARE = 0.32;

type PlacedText = Omit<Cell, 'element'>;
type TableTag = Pick<PdfElement, 'tag' | 'scope'>;

/** Places a title, blocks and footers with the title on pages. Returns the pages, and the structure in reading order. */
export function layOutPdf(title: string, blocks: readonly PdfBlock[]): { pages: readonly PdfPage[]; elements: readonly PdfElement[] } {
  const writer = new PageWriter();
  const elements = [writeText(writer, 'H1', title)];
  for (const block of blocks) elements.push(writeBlock(writer, block));
  writer.drawFooters(title);
  return { pages: writer.pages, elements };
}

function writeBlock(writer: PageWriter, block: PdfBlock): PdfElement {
  switch (block.kind) {
    case 'heading':
      return writeText(writer, 'H2', block.text);
    case 'text':
      return writeText(writer, 'P', block.text);
    case 'rows':
      return writeTable(writer, block.rows.map(placeNameAndValue), (_, column) => tagOf(column));
    case 'table':
      return writeTable(writer, [block.head, ...block.rows].map(placeColumns), (row, column) =>
        row === 0 ? { tag: 'TH', scope: 'Column' } : tagOf(column),
      );
  }
}

const tagOf = (column: number): TableTag => (column === 0 ? { tag: 'TH', scope: 'Row' } : { tag: 'TD' });

function writeText(writer: PageWriter, tag: keyof typeof SIZES, text: string): PdfElement {
  const element: PdfElement = { tag, children: [], lines: [] };
  if (tag === 'H2') writer.keep(KEPT_WITH_HEADING);
  writer.skip(SPACE_ABOVE[tag]);
  writer.drawRow([{ text, element, x: PAGE.margin, width: INNER_WIDTH, font: tag === 'P' ? 'regular' : 'bold' }], SIZES[tag]);
  return element;
}

function writeTable(
  writer: PageWriter,
  rows: readonly (readonly PlacedText[])[],
  tag: (row: number, column: number) => TableTag,
): PdfElement {
  writer.skip(SPACE_ABOVE.P);
  const children = rows.map((row, rowIndex): PdfElement => {
    const cells = row.map((text, column): Cell => ({ ...text, element: { ...tag(rowIndex, column), children: [], lines: [] } }));
    writer.drawRow(cells, BODY_SIZE);
    writer.drawRule();
    return { tag: 'TR', children: cells.map(({ element }) => element), lines: [] };
  });
  return { tag: 'Table', children, lines: [] };
}

function placeNameAndValue([name, value]: readonly [string, string]): readonly PlacedText[] {
  const nameWidth = INNER_WIDTH * NAME_SHARE;
  return [
    { text: name, x: PAGE.margin, width: nameWidth - COLUMN_GAP, font: 'regular' },
    { text: value, x: PAGE.margin + nameWidth, width: INNER_WIDTH - nameWidth, font: 'bold' },
  ];
}

function placeColumns(texts: readonly string[], row: number): readonly PlacedText[] {
  const words = INNER_WIDTH * WORDS_SHARE;
  const width = (INNER_WIDTH - words) / Math.max(1, texts.length - 1);
  const font = row === 0 ? 'bold' : 'regular';
  return texts.map((text, column) =>
    column === 0
      ? { text, x: PAGE.margin, width: words - COLUMN_GAP, font }
      : { text, x: PAGE.margin + words + (column - 1) * width + COLUMN_GAP, width: width - COLUMN_GAP, font, isRight: true },
  );
}
