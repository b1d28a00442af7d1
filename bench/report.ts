// Writes the newest kept results as tables into bench/RESULTS.md.
import { writeFileSync } from 'node:fs';

import { renderMarkdown } from './report/markdown';
import { readAllRuns } from './results/kept-runs';

const TABLES = 'bench/RESULTS.md';

writeFileSync(TABLES, renderMarkdown(readAllRuns()));
console.log(`${TABLES} is written.`);
