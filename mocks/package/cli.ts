#!/usr/bin/env node
import { runServer } from '../run-server';

/** Address at which Vite serves a site during development, the default of the program's flag `--site`. */
const VITE = 'http://localhost:5173';

await runServer(process.argv.slice(2), { command: 'npx palpite-stand-in', sites: [VITE] });
