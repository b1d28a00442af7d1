import { downloadFile } from '@/shared/lib/download-file';

import type { PdfContent } from './create-pdf';

/**
 * Downloads a document to the player's device as a PDF file, after loading the code that creates it.
 *
 * @param name name of the file, with `.pdf`
 * @throws whatever the import throws if the code cannot be loaded
 */
export async function downloadPdf(name: string, content: PdfContent): Promise<void> {
  const { createPdf } = await import('./create-pdf');
  downloadFile(name, createPdf(content));
}
