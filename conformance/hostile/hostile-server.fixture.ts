import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Io } from '../command/io';
import { main } from '../command/main';
import { FORMATS } from '../report/formats';
import { run } from '../run';
import type { Report } from '../types';

/**
 * Starts a server of one request for each connection. `answer` writes the bytes for the path and ends the socket. The server records
 * the paths, and the most bytes that a response to each of them took, once its connection is closed. The caller must close it.
 */
export async function startRawServer(answer: (path: string, socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const requests: string[] = [];
  const sentBytes = new Map<string, number>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    socket.once('data', (data) => {
      const [, path = ''] = /^\S+ (\S+)/.exec(data.toString('latin1')) ?? [];
      requests.push(path);
      socket.on('close', () => sentBytes.set(path, Math.max(socket.bytesWritten, sentBytes.get(path) ?? 0)));
      answer(path, socket);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    requests,
    sentBytes,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Answers 200 with `{}`, which every operation of the contracts allows, and closes the connection. */
export const answerObject = (_: string, socket: Socket): void =>
  void socket.end('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}');

/** Outcome of a run: its exit code, the text on the standard error, and the reports, of which there are none after exit code 2. */
export interface Outcome {
  readonly code: number;
  readonly err: string;
  /** Parsed report of the format `json`; undefined if there is none. */
  readonly report: Report | undefined;
  /** Reports by format. */
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * Runs the command line on a contract, with all formats of reports and a timeout of 60 s for each request, without scenarios and without a
 * threshold of operations.
 *
 * @param write writes the contract and its files to a folder, and returns the path of the contract
 */
export async function check(url: string, write: (folder: string) => string, ...flags: readonly string[]): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-hostile-'));
  let err = '';
  const io: Io = {
    stdout: () => {},
    stderr: (text) => void (err += text),
    env: {},
    today: '2026-11-28',
    colour: false,
    progress: () => {},
    onTerminate: () => () => {},
    onKey: () => () => {},
    run,
  };
  try {
    const config = join(folder, 'conformance.json');
    const target = (format: string) => join(folder, `report.${format}`);
    writeFileSync(config, JSON.stringify({ timeout: 60_000, threshold: { operations: 0 } }));
    const argv = ['--url', url, '--contract', write(folder), '--config', config, ...flags];
    const reports = FORMATS.flatMap((format) => ['--report', `${format}=${target(format)}`]);
    const code = await main([...argv, ...reports], io);
    const texts = code === 2 ? {} : Object.fromEntries(FORMATS.map((format) => [format, readFileSync(target(format), 'utf8')]));
    const { json } = texts;
    return { code, err, texts, report: json === undefined ? undefined : (JSON.parse(json) as Report) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
