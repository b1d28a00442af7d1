import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** A program with its arguments. */
export type Command = readonly [string, ...string[]];

interface Writing {
  /** Folder of the project. */
  readonly root: string;
  /** Texts by path, relative to the root. */
  readonly files: ReadonlyMap<string, string>;
  /** Command that formats the files. */
  readonly format: Command;
  /** Commands that run in order and derive other files from these. One that fails must leave its files as they were. */
  readonly after: readonly Command[];
  /** Signal that interrupts the commands, so that everything is undone. */
  readonly signal: AbortSignal;
}

/**
 * Writes files and runs commands, or leaves everything as it was.
 *
 * @returns the files, in order, each with `isNew` if it did not exist
 * @throws with the output of the command that failed, after everything was undone
 */
export async function writeAll({ root, files, format, after, signal }: Writing) {
  const undo: (() => void)[] = [];
  const done: Command[] = [];
  try {
    const written = [...files].map(([file, text]) => {
      const path = join(root, file);
      const before = existsSync(path) ? readFileSync(path) : undefined;
      const folder = mkdirSync(dirname(path), { recursive: true });
      undo.unshift(() => {
        if (before === undefined) rmSync(folder ?? path, { recursive: true, force: true });
        else writeFileSync(path, before);
      });
      writeFileSync(path, text);
      return { file, isNew: before === undefined };
    });
    await run(root, format, signal);
    for (const command of after) {
      await run(root, command, signal);
      done.push(command);
    }
    return written;
  } catch (error) {
    for (const step of undo) step();
    // The output of the commands depends on the files alone, so that they write the earlier state again.
    for (const command of done) await run(root, command).catch(() => undefined);
    throw new Error(`${error instanceof Error ? error.message : String(error)}\nEverything is as it was before.`, { cause: error });
  }
}

async function run(root: string, [program, ...args]: Command, signal?: AbortSignal): Promise<void> {
  try {
    await promisify(execFile)(program, args, { cwd: root, ...(signal !== undefined && { signal }) });
  } catch (error) {
    if (signal?.aborted === true) throw new Error('Interrupted.', { cause: error });
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    throw new Error(`\`${program} ${args.join(' ')}\` failed:\n${`${stdout}${stderr}`.trim() || message}`, { cause: error });
  }
}
