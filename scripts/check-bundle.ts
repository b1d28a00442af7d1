// Looks through dist/ for the mock world: a production bundle holds no byte of it.
import { mockTraces } from './test/mock-traces';

const traces = await mockTraces('dist');
for (const trace of traces) console.error(trace);
if (traces.length > 0) process.exitCode = 1;
