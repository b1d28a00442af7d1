// Draws the kept results: .cache/bench/report.html with plots, bench/RESULTS.md with the newest tables.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { renderMarkdown } from './report/markdown';
import { renderReport } from './report/page';
import { readAllRuns } from './results/kept-runs';
import { readLoads } from './site/newest-loads';

const PAGE = '.cache/bench/report.html';
const TABLES = 'bench/RESULTS.md';

const runs = readAllRuns();
mkdirSync(dirname(PAGE), { recursive: true });
writeFileSync(PAGE, renderReport({ runs, loads: readLoads() }));
writeFileSync(TABLES, renderMarkdown(runs));
console.log(`${PAGE} and ${TABLES} are written.`);
