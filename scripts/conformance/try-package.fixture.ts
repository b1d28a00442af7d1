import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startTinyServer, tinyContract } from './tiny-server.fixture';

/** Command line that was tried: its arguments, the expected and the actual exit code (-1 after a signal), and its output. */
export interface CommandResult {
  args: string;
  expected: number;
  code: number;
  output: string;
}

/**
 * Runs commands of the package in a temporary folder on tiny servers, and removes both. The caller compares the exit codes.
 * @param tarball absolute path of the package
 */
export async function tryPackage(tarball: string): Promise<CommandResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-package-'));
  const valid = await startTinyServer(false);
  const broken = await startTinyServer(true);
  try {
    execFileSync('tar', ['-xzf', tarball], { cwd: folder });
    writeContracts(folder);
    const groups = commands(valid.url, broken.url).map(async (group) => {
      const trials: CommandResult[] = [];
      for (const [expected, args] of group) trials.push(await runIn(folder, args, expected));
      return trials;
    });
    return (await Promise.all(groups)).flat();
  } finally {
    await Promise.all([valid.close(), broken.close()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Returns command lines with their expected exit codes, in two groups that run side by side. Later ones of a group may need files of
 * earlier ones.
 *
 * @param valid address of a tiny server that keeps its contract
 * @param broken address of one that violates it
 */
const commands = (valid: string, broken: string): [number, string][][] => [
  [
    [0, '--help'],
    [0, '--version'],
    [0, 'explain response-schema'],
    [2, '--colour never'],
    [0, `--url ${valid} --contract notes.json --report json=out/report.json html=out/report.html terminal`],
    [2, `--url ${valid} --contract nowhere.yaml`],
    [2, `--url ${valid} --contract package/package.json`],
    [3, '--url http://127.0.0.1:1 --contract notes.json'],
    [4, `--url ${valid} --contract notes.json --config strict.yaml`],
    [1, `--url ${valid} --profile smoke --only getIp --source all`],
  ],
  [
    [1, `--url ${broken} --contract notes.json`],
    [0, `--url ${broken} --contract notes.json --write-baseline known.json`],
    [0, `--url ${broken} --contract notes.json --baseline known.json --report github`],
    [0, 'diff notes.json notes.json'],
    [1, 'diff notes.json breaking.json'],
    [0, 'diff notes.json major.json'],
    [0, 'har sound.har --contract notes.json'],
    [1, 'har broken.har --contract notes.json'],
    [0, 'record sound.har --contract notes.json'],
    [2, 'record sound.har --contract notes.json'],
  ],
];

function writeContracts(folder: string): void {
  const write = (name: string, value: unknown) =>
    writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value, null, 2));
  const { '/notes': notes } = tinyContract.paths;
  const breaking = { ...tinyContract, paths: { '/notes': notes } };
  write('notes.json', tinyContract);
  write('breaking.json', breaking);
  write('major.json', { ...breaking, info: { ...breaking.info, version: '2.0.0' } });
  write('strict.yaml', 'threshold: {statuses: 1, operations: 1}\nonly: [listNotes, getNote]\nprofile: smoke\n');
  write('sound.har', createRecording(1));
  write('broken.har', createRecording('1'));
}

const createRecording = (id: unknown) => ({
  log: {
    version: '1.2',
    entries: [
      {
        time: 3,
        request: { method: 'GET', url: 'https://notes.example/notes/1', headers: [] },
        response: {
          status: 200,
          headers: [{ name: 'Content-Type', value: 'application/json' }],
          content: { size: 60, text: JSON.stringify({ id, text: 'Note 1', written_at: '2026-11-21T09:00:00Z' }) },
        },
      },
    ],
  },
});

/** Runs a command of the package in a folder, without the project's modules in Node's search paths. */
async function runIn(folder: string, args: string, expected: number): Promise<CommandResult> {
  const env = { ...process.env, NODE_PATH: '', NODE_OPTIONS: '', NO_COLOR: '1' };
  const child = spawn(process.execPath, ['package/bundle/cli.mjs', ...args.split(' ')], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => void output.push(text));
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? -1));
  });
  return { args, expected, code, output: output.join('') };
}
