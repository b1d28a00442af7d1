// Serves one broken or lawful mock backend after the other, for the benchmark of the contract checker: each message of the parent
// process is the name of the next fault or lawful variant, and the address of its server is the answer.
import { startMutant } from '../../tests/conformance/broken-stand-in';
import type { RunningServer } from '../../tests/conformance/broken-stand-in';
import { SUBJECTS } from '../../tests/conformance/subjects';
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
