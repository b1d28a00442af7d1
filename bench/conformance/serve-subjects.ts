// Serves one broken server after the other: each message is the name of the next one, and its address is the answer.
import { startMutant } from './server';
import type { RunningServer } from './server';
import { SUBJECTS } from './subjects';
import { PORT } from './trial';

let running: RunningServer | undefined;

process.on('message', (name) => {
  void (async () => {
    await running?.close();
    running = await startMutant(PORT, SUBJECTS.find((one) => one.name === name)?.make());
    process.send?.(running.url.href);
  })();
});
process.on('disconnect', () => process.exit(0));
