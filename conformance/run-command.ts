import { spawn } from 'node:child_process';

/**
 * Runs a command of the shell, with the environment of this process. It never rejects.
 *
 * @param variables values that the command gets as environment variables, `depositId` as `DEPOSIT_ID`
 * @param timeout time in ms after which the shell is killed. A child of the shell may go on, but its output is no longer read
 * @returns its untrimmed standard output if it exited with 0; otherwise an error, with the exit code or "a signal" and the last 160
 * characters of its error output, or with the reason why the shell could not be started, such as a
 * variable that is too long
 */
export function runCommand(
  command: string,
  variables: Readonly<Record<string, string>>,
  timeout: number,
): Promise<{ output: string } | { error: string }> {
  const own = Object.entries(variables).map(([name, value]) => [toVariableName(name), value]);
  return new Promise<{ output: string } | { error: string }>((resolve) => {
    const env: NodeJS.ProcessEnv = { ...process.env, ...Object.fromEntries(own) };
    const child = spawn(command, { shell: true, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let errorOutput = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (errorOutput += chunk));
    const limit = setTimeout(() => {
      child.kill();
      child.stdout.destroy();
      child.stderr.destroy();
    }, timeout);
    child.on('error', (error) => resolve({ error: error.message }));
    child.on('close', (code) => {
      clearTimeout(limit);
      resolve(code === 0 ? { output } : { error: `it exited with ${String(code ?? 'a signal')}: ${errorOutput.trim().slice(-160)}` });
    });
  }).catch((error: unknown) => ({ error: String(error) }));
}

const toVariableName = (name: string) => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase();
