// Looks through dist/: a production bundle holds no byte of the mock world, and no page loads more than it may.
import { type Budget, judgeBudgets } from './test/budgets';
import { mockTraces } from './test/mock-traces';

const route = (name: string) => `src/routes/${name}.tsx`;

const budgets: readonly Budget[] = [
  { page: route('home'), scripts: 115, styles: 10, requests: 30 },
  { page: route('casino-slots'), scripts: 115, styles: 10, requests: 32 },
  { page: route('promotions'), scripts: 110, styles: 9, requests: 30 },
  { page: route('mines'), scripts: 110, styles: 9, requests: 30 },
  { page: route('login'), scripts: 116, styles: 10, requests: 30 },
];

const { told, crossed } = await judgeBudgets('dist', budgets);
for (const line of told) console.log(line);
for (const trace of [...(await mockTraces('dist')), ...crossed]) {
  console.error(trace);
  process.exitCode = 1;
}
