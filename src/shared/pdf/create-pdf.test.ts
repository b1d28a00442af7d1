// @vitest-environment node
import { expect, test } from 'vitest';

import { createPdf } from './create-pdf';
import type { PdfBlock } from './lay-out-pdf';
import { pdfTexts } from './pdf.fixture';

const BLOCKS: readonly PdfBlock[] = [
  { kind: 'text', text: 'Período encerrado.' },
  { kind: 'heading', text: 'Saldo da conta' },
  {
    kind: 'rows',
    rows: [
      ['Titular', 'Ana Souza'],
      ['CPF', '529.982.247-25'],
    ],
  },
  { kind: 'table', head: ['Tipo', 'Apostado'], rows: [['Cassino', 'R$ 10,00']] },
];
const manyRows: readonly PdfBlock[] = [
  { kind: 'rows', rows: Array.from({ length: 100 }, (_, index) => [`Nome ${String(index)}`, 'valor']) },
];

const fileOf = async (blocks: readonly PdfBlock[]) => createPdf({ title: 'Comprovante (ação)', blocks }).text();
const objectOf = (file: string, reference = '') => file.split(`\n${reference.replace(/ R$/, '')} obj\n`)[1]?.split('\nendobj')[0] ?? '';
const valueOf = (body: string, key: string) => new RegExp(`/${key} (\\d+ 0 R)`).exec(body)?.[1];

test('the table of offsets leads to each object, and the stream has the length that it names', async () => {
  const file = await fileOf(manyRows);
  expect(file).toMatch(/^%PDF-1\.7\n/);
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
  const [, count = '', entries = ''] = /^xref\n0 (\d+)\n([\s\S]*)trailer/.exec(file.slice(start)) ?? [];
  const offsets = entries.trimEnd().split('\n').slice(1);
  expect(offsets.length).toBe(Number(count) - 1);
  for (const [index, entry] of offsets.entries()) {
    expect(file.slice(Number(entry.slice(0, 10)))).toMatch(new RegExp(`^${String(index + 1)} 0 obj\n`));
  }
  const streams = [...file.matchAll(/<<\/Length (\d+)>>\nstream\n([\s\S]*?)\nendstream/g)];
  expect(streams.length).toBeGreaterThan(1);
  for (const [, length, content = ''] of streams) expect(content.length).toBe(Number(length));
});

test('the text is in reading order, with a footer on each page', async () => {
  expect(pdfTexts(await fileOf(BLOCKS))).toEqual([
    ...['Comprovante (ação)', 'Período encerrado.', 'Saldo da conta', 'Titular', 'Ana Souza', 'CPF', '529.982.247-25'],
    ...['Tipo', 'Apostado', 'Cassino', 'R$ 10,00', 'Comprovante (ação) - Página 1 de 1'],
  ]);
});

test('no row is lost at the end of a page', async () => {
  const texts = pdfTexts(await fileOf(manyRows));
  expect(texts.filter((text) => text.startsWith('Nome '))).toEqual(
    manyRows.flatMap((block) => ('rows' in block ? block.rows.map(([name]) => name) : [])),
  );
  expect(texts.filter((text) => / - Página \d de 3$/.test(text)).length).toBe(3);
});

test('a value longer than a page goes on in the next one', async () => {
  const words = Array.from({ length: 2000 }, (_, index) => `p${String(index)}`).join(' ');
  const texts = pdfTexts(await fileOf([{ kind: 'rows', rows: [['Mensagem', words]] }]));
  const lines = texts.filter((text) => /^p\d/.test(text));
  expect(lines.join(' ')).toBe(words);
});

test('a screen reader finds language, title, headings and the headers of tables', async () => {
  const file = await fileOf(BLOCKS);
  const catalog = objectOf(file, /\/Root (\d+ 0 R)/.exec(file)?.[1]);
  expect(catalog).toContain('/Lang (pt-BR) /MarkInfo <</Marked true>>');
  const root = objectOf(file, valueOf(catalog, 'StructTreeRoot'));
  const tagsOf = (reference: string): string => {
    const body = objectOf(file, reference);
    const children = [...(/\/K \[(.*)\]/.exec(body)?.[1] ?? '').replaceAll(/<<.*?>>/g, '').matchAll(/\d+ 0 R/g)].map(([child]) =>
      tagsOf(child),
    );
    const tag = /\/S \/(\w+)/.exec(body)?.[1] ?? '';
    return children.length === 0 ? tag : `${tag}(${children.join(' ')})`;
  };
  expect(tagsOf(/\/K \[(\d+ 0 R)\]/.exec(root)?.[1] ?? '')).toBe('Document(H1 P H2 Table(TR(TH TD) TR(TH TD)) Table(TR(TH TH) TR(TH TD)))');
  expect(file).toContain('/A <</O /Table /Scope /Column>>');
  const title = [...'Comprovante (ação)'].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('');
  expect(file).toContain(`/Title <FEFF${title}>`);
});
