// Serves the Laravel example on `LARAVEL_PORT` until it is ended. The stand-in, which is started separately, is its socket server. Installs
// Laravel as root on Debian; throws if it is still missing.
import { tests } from '../../scripts/addresses';
import { LARAVEL_PORT, startApplication } from './application';
import { ensureLaravel } from './install';

const problem = ensureLaravel();
if (problem !== undefined) throw new Error(problem);
const socketServer = { PUSHER_HOST: '127.0.0.1', PUSHER_PORT: String(tests.standIn) };
const { close } = await startApplication(LARAVEL_PORT, undefined, socketServer);
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    close();
    process.exit(0);
  });
// The timer keeps this process alive, because the server is a process of its own.
setInterval(() => undefined, 60_000);
