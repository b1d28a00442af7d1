// Script of the page on which anyone can verify evidence files, which are opened, dropped or pasted there.
import '@/shared/ui/tokens.css';
import '@/shared/ui/base.css';
import { classes } from '@/shared/lib/classes';
import button from '@/shared/ui/button.module.css';

import receipt from '../../ui/receipt.module.css';
import { verifyFiles } from '../verify-file';
import type { EvidenceText } from '../read-evidence-file';
import { EvidenceFileError, MAX_CHARACTERS, readEvidenceFiles } from '../read-evidence-file';
import { find, showFiles, showProblem, showProgress, showRounds } from './render';
import './verificar.css';

document.documentElement.dataset.mode = window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';

const input = find<HTMLInputElement>('file');
const text = find<HTMLTextAreaElement>('text');
/** Checkbox with which the beacon that a file names is trusted. */
const trust = find<HTMLInputElement>('trust');
/** Area that is marked while files are dragged over the page. They can be dropped anywhere. */
const drop = find('drop');

// The page has the look of the site, whose class names only a script knows.
for (const each of document.querySelectorAll('button')) each.className = classes(button.button, button.secondary);
for (const each of document.querySelectorAll('label[for]')) each.className = classes(button.button, button.primary);
text.className = classes(receipt.text);

/** Opened files, which are verified together. */
let files: readonly EvidenceText[] = [];
/** Number of the verification that runs. A new one ends the one before. */
let current = 0;

/** Verifies the pasted text and files, which are the opened ones from then on if they can be read. */
async function verify(opened = files): Promise<void> {
  const run = (current += 1);
  const pasted = text.value.trim() === '' ? [] : [{ name: 'Texto colado', text: text.value }];
  try {
    const read = readEvidenceFiles([...opened, ...pasted]);
    files = opened;
    showFiles(files.map(({ name }) => name));
    const rounds = [];
    for await (const round of verifyFiles(read, { trustsBeacon: trust.checked })) {
      if (run !== current) return;
      rounds.push(round);
      showProgress(rounds.length);
    }
    showRounds(rounds);
  } catch (error) {
    if (run === current) showProblem(error instanceof EvidenceFileError ? error.message : 'Não foi possível ler o arquivo.');
  }
}

/** Adds files to the opened ones, and verifies all of them. */
async function open(added: FileList | null | undefined): Promise<void> {
  const chosen = [...(added ?? [])];
  const tooBig = chosen.find(({ size }) => size > MAX_CHARACTERS);
  if (tooBig !== undefined) return showProblem(`${tooBig.name} é grande demais para ser um arquivo de provas.`);
  if (chosen.length === 0) return;
  await verify([...files, ...(await Promise.all(chosen.map(async (file) => ({ name: file.name, text: await file.text() }))))]);
}

input.addEventListener('change', () => {
  void open(input.files);
  // The same file may be chosen again.
  input.value = '';
});
find('verify').addEventListener('click', () => void verify());
find('clear').addEventListener('click', () => location.reload());
trust.addEventListener('change', () => {
  if (current > 0) void verify();
});
for (const name of ['dragenter', 'dragover'] as const) {
  document.addEventListener(name, (event) => {
    event.preventDefault();
    drop.toggleAttribute('data-over', true);
  });
}
document.addEventListener('dragleave', (event) => {
  if (event.relatedTarget === null) drop.toggleAttribute('data-over', false);
});
document.addEventListener('drop', (event) => {
  event.preventDefault();
  drop.toggleAttribute('data-over', false);
  void open(event.dataTransfer?.files);
});
