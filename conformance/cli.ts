#!/usr/bin/env node
import module from 'node:module';

import { EXIT } from './command/io';
import type { Io } from './command/io';
import { formatError } from './command/format-error';
import { main } from './command/main';

// Runs a command line of the checker, and ends with its exit code. An uncaught error ends it with the code `usage`.

// The modules below are loaded on demand. From Node 22 on, their compiled code is cached in the folder for temporary files, for
// the next run.
if ('enableCompileCache' in module && typeof module.enableCompileCache === 'function') module.enableCompileCache();

const { stdin, stdout, stderr, env } = process;

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
    const handlers = (['SIGTERM', 'SIGINT', 'SIGHUP'] as const).map((name) => {
      const handle = () => {
        stop(`the process received ${name}`);
        // A second signal ends the process without waiting for the report.
        process.once(name, () => process.exit(EXIT.partial));
      };
      process.once(name, handle);
      return () => process.off(name, handle);
    });
    return () => handlers.forEach((unsubscribe) => void unsubscribe());
  },
  onKey: (press) => {
    if (!stdin.isTTY) return () => {};
    const handle = (data: Buffer) => {
      const key = data.toString('utf8');
      // The terminal sends Ctrl+C as a key in raw mode.
      if (key === '\u0003') process.emit('SIGINT');
      else press(key);
    };
    stdin.setRawMode(true).resume().on('data', handle);
    return () => void stdin.off('data', handle).setRawMode(false).pause();
  },
  run: async (config, options) => {
    const { run } = await import('./run');
    if (config.profile === 'smoke') return run(config, options);
    return run(config, {
      ...options,
      afterProbes: async (context) => {
        const { runScenarios } = await import('./arazzo/run-scenarios');
        await runScenarios(context);
      },
    });
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
