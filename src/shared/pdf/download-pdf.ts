import { downloadFile } from '@/shared/lib/download-file';

import type { PdfContent } from './create-pdf';

/** Saves a document as a PDF file of the player. Loads the code that creates it. */
export async function downloadPdf(name: string, content: PdfContent): Promise<void> {
  const { createPdf } = await import('./create-pdf');
  downloadFile(name, createPdf(content));
}
