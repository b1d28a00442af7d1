import type { PdfFont } from './font-widths';
import { textWidth, toPdfString, wrapText } from './pdf-text';

/** An element of the structure that screen readers read. */
export interface PdfElement {
  readonly tag: 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD';
  readonly scope?: 'Row' | 'Column';
  readonly children: readonly PdfElement[];
  /** Lines of the element, which `drawRow` adds: the index of the page, and `id`, which counts the lines of that page. */
  readonly lines: { readonly page: number; readonly id: number }[];
}

export interface PdfPage {
  /** Operators of the content stream. */
  readonly content: string[];
  /** The element of each line. */
  readonly elements: PdfElement[];
}

/** Text in a column, which begins `x` points from the left side of the page and is `width` points wide. Longer texts are wrapped. */
export interface Cell {
  readonly text: string;
  readonly element: PdfElement;
  readonly x: number;
  readonly width: number;
  readonly font: PdfFont;
  /** True for a text that ends at the right side of the column. */
  readonly isRight?: boolean;
}

/** Size of an A4 page and its margin, in points. */
export const PAGE = { width: 595, height: 842, margin: 48 };
/** Height of a line, as a multiple of the size of its letters. */
const LINE = 1.4;
const FOOTER_SIZE = 8;
/** Lower end of the lines of a page, above its footer. */
const BOTTOM = PAGE.margin + 2 * FOOTER_SIZE;
/** Height that the lines of a page can fill. */
const FULL_HEIGHT = PAGE.height - PAGE.margin - BOTTOM;

/** Writes lines from top to bottom, and starts a page when one is full. */
export class PageWriter {
  readonly pages: PdfPage[] = [];
  #page: PdfPage;
  #y: number;

  constructor() {
    [this.#page, this.#y] = this.#startPage();
  }

  #startPage(): [PdfPage, number] {
    const page: PdfPage = { content: [], elements: [] };
    this.pages.push(page);
    return [page, PAGE.height - PAGE.margin];
  }

  /** Starts a page unless this height, in points, is left. */
  keep(height: number): void {
    if (this.#y - BOTTOM < height) [this.#page, this.#y] = this.#startPage();
  }

  /** Leaves this height empty, in points, and starts no page. */
  skip(height: number): void {
    this.#y -= height;
  }

  /** Writes cells beside each other, in letters of a size in points. A row that fits on one page is not split. */
  drawRow(cells: readonly Cell[], size: number): void {
    const columns = cells.map((cell) => ({ cell, lines: wrapText(cell.text, cell.width, cell.font, size) }));
    const count = Math.max(...columns.map(({ lines }) => lines.length));
    const height = count * size * LINE;
    if (height <= FULL_HEIGHT) this.keep(height);
    for (let index = 0; index < count; index += 1) {
      this.keep(size * LINE);
      this.#y -= size * LINE;
      for (const { cell, lines } of columns) {
        const line = lines[index];
        if (line !== undefined) this.#drawLine(line, cell, size);
      }
    }
  }

  /** Draws a rule from margin to margin, below the last row. The structure for screen readers omits it. */
  drawRule(): void {
    const [left, right, y] = [PAGE.margin, PAGE.width - PAGE.margin, (this.#y - 4).toFixed(1)];
    this.#page.content.push(`/Artifact BMC 0.5 w 0.8 G ${String(left)} ${y} m ${String(right)} ${y} l S EMC`);
    this.#y -= 6;
  }

  /** Writes a name, the number of the page and the number of pages below each page. Called once, after the last row. */
  drawFooters(name: string): void {
    for (const [index, { content }] of this.pages.entries()) {
      const text = `${name} - Página ${String(index + 1)} de ${String(this.pages.length)}`;
      content.push(`/Artifact BMC ${show(text, PAGE.margin, PAGE.margin - FOOTER_SIZE, 'regular', FOOTER_SIZE)} EMC`);
    }
  }

  #drawLine(text: string, { element, x, width, font, isRight = false }: Cell, size: number): void {
    const left = isRight ? x + width - textWidth(text, font, size) : x;
    const id = this.#page.elements.push(element) - 1;
    element.lines.push({ page: this.pages.length - 1, id });
    this.#page.content.push(`/${element.tag} <</MCID ${String(id)}>> BDC ${show(text, left, this.#y, font, size)} EMC`);
  }
}

function show(text: string, x: number, y: number, font: PdfFont, size: number): string {
  return `BT /${font} ${String(size)} Tf ${x.toFixed(1)} ${y.toFixed(1)} Td ${toPdfString(text)} Tj ET`;
}
