import type { PdfBlock } from './lay-out-pdf';
import { layOutPdf } from './lay-out-pdf';
import type { PdfElement } from './page-writer';
import { PAGE } from './page-writer';
import { PdfObjects } from './pdf-objects';

/** A document of texts, lists and tables. */
export interface PdfContent {
  /** Title of the document: its first line, and the name that a reader shows. */
  readonly title: string;
  readonly blocks: readonly PdfBlock[];
}

/**
 * Creates a PDF file in Portuguese. It is tagged, so that a screen reader has its headings and tables. The title and the number of
 * the page are below each page. Characters that the fonts lack are replaced (`toWinAnsi`).
 */
export function createPdf({ title, blocks }: PdfContent): Blob {
  const { pages, elements } = layOutPdf(title, blocks);
  const objects = new PdfObjects();
  const [pageTree, root, documentElement] = [objects.reserve(), objects.reserve(), objects.reserve()];
  const pageIds = pages.map(() => objects.reserve());
  const elementIds = new Map<PdfElement, string>();

  const addElement = (element: PdfElement, parent: string): string => {
    const id = objects.reserve();
    elementIds.set(element, id);
    const lines = element.lines.map(({ page, id: line }) => `<</Type /MCR /Pg ${pageIds[page] ?? ''} /MCID ${String(line)}>>`);
    const children = element.children.map((child) => addElement(child, id));
    const scope = element.scope === undefined ? '' : ` /A <</O /Table /Scope /${element.scope}>>`;
    objects.set(id, `<</Type /StructElem /S /${element.tag} /P ${parent}${scope} /K [${[...lines, ...children].join(' ')}]>>`);
    return id;
  };
  const topIds = elements.map((element) => addElement(element, documentElement));
  objects.set(documentElement, `<</Type /StructElem /S /Document /P ${root} /K [${topIds.join(' ')}]>>`);
  const parents = pages.map((page, index) => `${String(index)} [${page.elements.map((each) => elementIds.get(each) ?? 'null').join(' ')}]`);
  objects.set(root, `<</Type /StructTreeRoot /K [${documentElement}] /ParentTree <</Nums [${parents.join(' ')}]>>>>`);

  const fonts = `<</Font <</regular ${addFont(objects, 'Helvetica')} /bold ${addFont(objects, 'Helvetica-Bold')}>>>>`;
  objects.set(
    pageTree,
    `<</Type /Pages /Kids [${pageIds.join(' ')}] /Count ${String(pages.length)} /Resources ${fonts} /MediaBox [0 0 ${String(PAGE.width)} ${String(PAGE.height)}]>>`,
  );
  for (const [index, { content }] of pages.entries()) {
    const text = content.join('\n');
    const stream = objects.add(`<</Length ${String(text.length)}>>\nstream\n${text}\nendstream`);
    objects.set(pageIds[index] ?? '', `<</Type /Page /Parent ${pageTree} /Contents ${stream} /StructParents ${String(index)} /Tabs /S>>`);
  }
  const catalog = objects.add(
    `<</Type /Catalog /Pages ${pageTree} /Lang (pt-BR) /MarkInfo <</Marked true>> /StructTreeRoot ${root} /ViewerPreferences <</DisplayDocTitle true>>>>`,
  );
  return objects.toFile(catalog, objects.add(`<</Title ${toUtf16(title)}>>`));
}

function addFont(objects: PdfObjects, name: string): string {
  return objects.add(`<</Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding>>`);
}

/** Writes a text of the document's properties, which has its own encoding. */
function toUtf16(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0'));
  return `<FEFF${units.join('')}>`;
}
