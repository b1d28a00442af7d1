// Starts the stand-in as a server: `npm run mock -- --help` lists its flags.
import { runServer } from './run-server';

await runServer(process.argv.slice(2), { command: 'npm run mock --', sites: [] });
