import { type Budget, checkBudgets } from './test/budgets';
import { findMockTraces } from './test/find-mock-traces';

const route = (name: string) => `src/routes/${name}.tsx`;

const budgets: readonly Budget[] = [
  { page: route('home'), scripts: 119, styles: 9, requests: 20 },
  { page: route('casino-slots'), scripts: 119, styles: 8, requests: 22 },
  { page: route('promotions'), scripts: 114, styles: 7, requests: 17 },
  { page: route('mines'), scripts: 114, styles: 6, requests: 9 },
  { page: route('login'), scripts: 120, styles: 9, requests: 22 },
];

const { summary, violations } = await checkBudgets('dist', budgets);
for (const line of summary) console.log(line);
for (const problem of [...(await findMockTraces('dist')), ...violations]) {
  console.error(problem);
  process.exitCode = 1;
}
