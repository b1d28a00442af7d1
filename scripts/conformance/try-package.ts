import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { hostNode } from './host-node';
import { startTinyServer, tinyContract } from './tiny-server';

/** One command line of the package, and how it ended. */
export interface Trial {
  words: string;
  expected: number;
  code: number;
  output: string;
}

/**
 * Unpacks the package in an empty folder and runs it there on the machine's own Node, against servers of another style than
 * this project's.
 */
export async function tryPackage(tarball: string): Promise<Trial[]> {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-package-'));
  const sound = await startTinyServer(false);
  const broken = await startTinyServer(true);
  try {
    execFileSync('tar', ['-xzf', tarball], { cwd: folder });
    writeContracts(folder);
    const lanes = commands(sound.url, broken.url).map(async (lane) => {
      const trials: Trial[] = [];
      for (const [expected, words] of lane) trials.push(await runIn(folder, words, expected));
      return trials;
    });
    return (await Promise.all(lanes)).flat();
  } finally {
    await Promise.all([sound.close(), broken.close()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Two lists that run beside one another; within each, what comes later may need what came before. */
const commands = (sound: string, broken: string): [number, string][][] => [
  [
    [0, '--help'],
    [0, '--version'],
    [0, 'explain response-schema'],
    [2, '--colour never'],
    [0, `--url ${sound} --contract notes.json --report json=out/report.json html=out/report.html terminal`],
    [2, `--url ${sound} --contract nowhere.yaml`],
    [2, `--url ${sound} --contract package/package.json`],
    [3, '--url http://127.0.0.1:1 --contract notes.json'],
    [4, `--url ${sound} --contract notes.json --config strict.yaml`],
    [1, `--url ${sound} --profile smoke --only getIp --source all`],
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
  write('sound.har', recordingOf(1));
  write('broken.har', recordingOf('1'));
}

const recordingOf = (id: unknown) => ({
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

/** Without the project's own modules on any path that Node looks along. */
async function runIn(folder: string, words: string, expected: number): Promise<Trial> {
  const env = { ...process.env, NODE_PATH: '', NODE_OPTIONS: '', NO_COLOR: '1' };
  const child = spawn(hostNode(), ['package/bundle/cli.mjs', ...words.split(' ')], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => void said.push(text));
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? -1));
  });
  return { words, expected, code, output: said.join('') };
}
