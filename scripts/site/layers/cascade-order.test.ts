import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { cascadeOrder } from './cascade-order';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cascade-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes modules, and the style sheets that they name. */
function write(files: Readonly<Record<string, string>>): void {
  const sheets = Object.values(files).flatMap((code) => [...code.matchAll(/@(\/[\w./-]+\.css)/g)].map(([, path = '']) => `src${path}`));
  for (const [name, text] of [...Object.entries(files), ...sheets.map((sheet) => [sheet, ''] as const)]) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

it('the sheet of a component is after those of the components that it imports, lazily or not', () => {
  write({
    'src/main.tsx': "import '@/features/card';",
    'src/features/card.tsx':
      "import styles from '@/features/card.module.css';\nimport { Art } from './art';\nconst More = lazy(() => import('./more'));",
    'src/features/art.tsx': "import styles from '@/features/art.module.css';",
    'src/features/more.ts': "import '@/features/more.css';",
  });
  expect(cascadeOrder(root)).toEqual(['src/features/art.module.css', 'src/features/more.css', 'src/features/card.module.css']);
});

it('a sheet of two components is after the parts of both', () => {
  write({
    'src/main.tsx': "import './features/one';\nimport './features/other';",
    'src/features/one.tsx': "import '@/features/form.css';",
    'src/features/other.tsx': "import './field';\nimport '@/features/form.css';",
    'src/features/field.tsx': "import '@/features/field.css';",
  });
  expect(cascadeOrder(root)).toEqual(['src/features/field.css', 'src/features/form.css']);
});

it('the global sheets are first and those of the application last, whichever module imports them first', () => {
  write({
    'src/main.tsx': "import './app/frame';\nimport './features/page';\nimport './app/styles';",
    'src/app/frame.tsx': "import '@/app/frame.css';",
    'src/features/page.tsx': "import '@/features/page.css';\nimport '../shared/button';",
    'src/shared/button.tsx': "import '@/shared/button.css';",
    'src/app/styles.ts': "import '@/shared/tokens.css';\nimport '@/app/tokens.css';",
  });
  expect(cascadeOrder(root)).toEqual([
    'src/shared/tokens.css',
    'src/app/tokens.css',
    'src/shared/button.css',
    'src/features/page.css',
    'src/app/frame.css',
  ]);
});

it('a type from the parent component does not change the order', () => {
  write({
    'src/main.tsx': "import './features/whole';",
    'src/features/whole.tsx': "import './part';\nimport '@/features/whole.css';",
    'src/features/part.tsx': "import type {\n  Props,\n} from './sibling';\nimport '@/features/part.css';",
    'src/features/sibling.tsx': "import '@/features/sibling.css';",
  });
  expect(cascadeOrder(root)).toEqual(['src/features/part.css', 'src/features/whole.css']);
});

it('a sheet that browsers without layers must read is not listed', () => {
  write({ 'src/main.tsx': "import '@/app/unsupported/unsupported.css';" });
  expect(cascadeOrder(root)).toEqual([]);
});
