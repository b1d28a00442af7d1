import type { PersonalData } from '@generated/api/model/personal-data';
import type { PersonalDataSection } from '@generated/api/model/personal-data-section';

import { formatDateTime } from '@/shared/format/date';
import type { PdfContent } from '@/shared/pdf/create-pdf';
import type { PdfBlock } from '@/shared/pdf/lay-out-pdf';

import { valueText } from './personal-data-text';

/** Returns the content of the PDF with all personal data of a player (SPEC Q4). A section without data says so. */
export function personalDataPdf({ generated_at: at, sections }: PersonalData): PdfContent {
  return {
    title: 'Meus dados pessoais',
    blocks: [
      { kind: 'text', text: `Cópia feita em ${formatDateTime(at)}. O arquivo JSON traz os mesmos dados para uso em outros programas.` },
      ...sections.flatMap(sectionBlocks),
    ],
  };
}

function sectionBlocks({ title, records }: PersonalDataSection): readonly PdfBlock[] {
  const tables = records.map(({ fields }): PdfBlock => ({
    kind: 'rows',
    rows: fields.map((field) => [field.label, valueText(field)] as const),
  }));
  return [{ kind: 'heading', text: title }, ...(tables.length === 0 ? [{ kind: 'text' as const, text: 'Nenhum registro.' }] : tables)];
}
