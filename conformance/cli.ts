#!/usr/bin/env node
import { EXIT } from './command/io';
import type { Io } from './command/io';
import { main, formatError } from './command/main';

const { stdout, stderr, env } = process;

const io: Io = {
  stdout: (text) => void stdout.write(text),
  stderr: (text) => void stderr.write(text),
  env,
  today: new Date().toISOString().slice(0, 10),
  colour: stdout.isTTY && (env['NO_COLOR'] ?? '') === '',
  progress: (text) => {
    if (stderr.isTTY) stderr.write(`\r\u001B[K${text.slice(0, stderr.columns - 1)}`);
  },
  onTerminate: (stop) => {
    for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
      process.once(name, () => {
        stop(`the process received ${name}`);
        // Whoever asks twice does not want to wait for the report.
        process.once(name, () => process.exit(EXIT.partial));
      });
    }
  },
  run: async (config, options) => {
    const [{ run }, { runScenarios }] = await Promise.all([import('./run'), import('./arazzo/run-scenarios')]);
    return run(config, { ...options, afterProbes: async (context) => void (await runScenarios(context)) });
  },
};

// The reader of a pipe, such as `head`, may close it early. The exit code must still be that of the run.
stdout.on('error', () => {});
process.on('uncaughtException', (error) => {
  io.stderr(formatError(error));
  process.exit(EXIT.usage);
});

const code = await main(process.argv.slice(2), io);
// Connections that a server never closes must not delay the exit; output still in a pipe must not be lost.
stdout.write('', () => stderr.write('', () => process.exit(code)));
