import { expect, test } from 'vitest';

import { findTexts } from './find-texts';

const texts = (code: string) => findTexts('page.tsx', code).map(({ line, text }) => `${String(line)} ${text}`);

test('the content of an element is one text, in which values and elements are {}', () => {
  expect(texts('const a = (\n  <p>\n    Faltam <Amount cents={4} /> para\n    sacar {name}.\n  </p>\n);')).toEqual([
    '3 Faltam {} para sacar {}.',
  ]);
});

test('labels, messages and templates are found wherever they are', () => {
  expect(
    texts("<Button title=\"Sacar tudo\" onClick={() => show('Saque pedido.')} />;\nconst b = `Até ${end}`;\nconst c = 'Início';"),
  ).toEqual(['1 Sacar tudo', '1 Saque pedido.', '2 Até {}', '3 Início']);
});

test.each([
  "import a from '@/shared/Ui de';",
  '<a className="Card grande" href="/user/wallet" />;',
  "logFailure('The chat cannot be loaded.', error);",
  "throw new TypeError('Not a number at all');",
  "const a = 'wallet';",
  "document.querySelector('main a[href]');",
  "const path = 'user/wallet de';",
  'type Kind = "Muito bom";',
])('%s has no text for players', (code) => {
  expect(texts(code)).toEqual([]);
});
