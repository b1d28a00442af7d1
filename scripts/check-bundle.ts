// Looks through dist/: a production bundle holds no byte of the mock world, and no page loads more than it may.
import { type Budget, judgeBudgets } from './test/budgets';
import { mockTraces } from './test/mock-traces';

const route = (name: string) => `src/routes/${name}.tsx`;

const budgets: readonly Budget[] = [
  { page: route('home'), scripts: 118, styles: 9, requests: 22 },
  { page: route('casino-slots'), scripts: 118, styles: 8, requests: 24 },
  { page: route('promotions'), scripts: 113, styles: 7, requests: 19 },
  { page: route('mines'), scripts: 113, styles: 6, requests: 11 },
  { page: route('login'), scripts: 119, styles: 9, requests: 24 },
];

const { told, crossed } = await judgeBudgets('dist', budgets);
for (const line of told) console.log(line);
for (const trace of [...(await mockTraces('dist')), ...crossed]) {
  console.error(trace);
  process.exitCode = 1;
}
