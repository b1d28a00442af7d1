import { spawn } from 'node:child_process';
import { once } from 'node:events';

// Finds exports that are not used. The exit code is 1 if there are any.
//
// The first run counts imports by tests, so it finds exports that nothing imports. The second run does not, so it finds exports
// that only tests use (knip.config.ts).
const runs = [[], ['--production']].map(async (flags) => {
  const run = spawn('knip', ['--no-progress', ...flags], { stdio: 'inherit' });
  const [status]: unknown[] = await once(run, 'exit');
  return status;
});
const statuses = await Promise.all(runs);
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;
