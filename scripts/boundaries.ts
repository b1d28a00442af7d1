import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const folders = ['src', 'frames', 'mocks', 'conformance', 'generated', 'scripts', 'tests', 'bench', 'workbench'].filter((folder) =>
  existsSync(folder),
);
const { status } = spawnSync('depcruise', ['--config', '.dependency-cruiser.cjs', ...folders], { stdio: 'inherit' });
process.exitCode = status ?? 1;
