import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a program of Node to its end.
 *
 * @param args the program and its arguments
 * @param signal ends the program
 * @returns the exit code, null after a signal, and what the program wrote to the standard error
 * @throws Error if the signal ended it
 */
export async function runProgram(
  args: readonly string[],
  signal: AbortSignal,
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ code: number | null; errors: string }> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'], env, signal, killSignal: 'SIGKILL' });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, errors };
}
