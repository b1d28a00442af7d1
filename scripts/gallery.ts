// Writes screenshots of every page to gallery/.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('playwright', ['test'], { stdio: 'inherit', env: { ...process.env, E2E_ONLY: 'gallery' } });
process.exitCode = status ?? 1;
