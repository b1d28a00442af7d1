import { type Budget, checkBudgets } from './test/budgets';
import { findMockTraces } from './test/find-mock-traces';

const route = (name: string) => `src/routes/${name}.tsx`;

const budgets: readonly Budget[] = [
  { page: route('home'), scripts: 119.5, styles: 9, requests: 18 },
  { page: route('casino-slots'), scripts: 120, styles: 8, requests: 21 },
  { page: route('promotions'), scripts: 115, styles: 7, requests: 16 },
  { page: route('mines'), scripts: 115, styles: 6, requests: 9 },
  { page: route('login'), scripts: 120.5, styles: 9, requests: 20 },
];

const { summary, violations } = await checkBudgets('dist', budgets);
for (const line of summary) console.log(line);
for (const problem of [...(await findMockTraces('dist')), ...violations]) {
  console.error(problem);
  process.exitCode = 1;
}
