import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { referencePage } from './reference/page';

const root = process.cwd();
const folder = join(root, '.cache/contract-docs');
const document = JSON.parse(await readFile(join(root, 'generated/openapi.json'), 'utf8'));

await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'index.html'), referencePage(document, 'contract.css'));
await copyFile(join(import.meta.dirname, 'reference/contract.css'), join(folder, 'contract.css'));
console.log(`Contract reference: ${join(folder, 'index.html')}`);
