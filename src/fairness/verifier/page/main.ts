// Script of the page on which anyone can verify an evidence file, which is opened, dropped or pasted there.
import { verifyFile } from '../verify-file';
import { EvidenceFileError, readEvidenceFile } from '../read-evidence-file';
import { find, showProblem, showProgress, showRounds } from './render';

const input = find<HTMLInputElement>('file');
const text = find<HTMLTextAreaElement>('text');
const trust = find<HTMLInputElement>('trust');
const drop = find('drop');

/** Number of the verification that runs. A new one ends the one before. */
let current = 0;

async function verify(source: string): Promise<void> {
  const run = (current += 1);
  try {
    const file = readEvidenceFile(source);
    const rounds = [];
    showProgress(0, file.rounds.length);
    for await (const round of verifyFile(file, { trustsBeacon: trust.checked })) {
      if (run !== current) return;
      rounds.push(round);
      showProgress(rounds.length, file.rounds.length);
    }
    showRounds(rounds, file.exported_at);
  } catch (error) {
    if (run === current) showProblem(error instanceof EvidenceFileError ? error.message : 'Não foi possível ler o arquivo.');
  }
}

async function open(file: File | undefined): Promise<void> {
  if (file === undefined) return;
  text.value = await file.text();
  await verify(text.value);
}

input.addEventListener('change', () => {
  void open(input.files?.[0]);
  // The same file may be chosen again.
  input.value = '';
});
find('verify').addEventListener('click', () => void verify(text.value));
trust.addEventListener('change', () => {
  if (text.value.trim() !== '') void verify(text.value);
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
  void open(event.dataTransfer?.files[0]);
});
