// Writes screenshots of every page to gallery/; with `screenshots`, those of the web manifests to brands/.
import { spawnSync } from 'node:child_process';

const only = process.argv[2] === 'screenshots' ? 'screenshots' : 'gallery';
const { status } = spawnSync('playwright', ['test'], { stdio: 'inherit', env: { ...process.env, E2E_ONLY: only } });
process.exitCode = status ?? 1;
