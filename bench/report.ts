// Prints the newest kept results.
import { newestRuns } from './report/newest-runs';
import { printTables, readAllRuns } from './results/kept-runs';

for (const [benchmark, kept] of readAllRuns()) {
  for (const { date, build, machine, tables } of newestRuns(kept)) {
    console.log(`\n${benchmark}, ${date}, build ${build}, ${machine.cpu}, ${String(machine.cores)} cores`);
    printTables(tables);
  }
}
