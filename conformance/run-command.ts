import { spawn } from 'node:child_process';

/**
 * Runs a command of the shell, with the environment of this process. A failed command does not reject, but a variable does that has a
 * NUL character or is too long for the operating system.
 *
 * @param variables values that the command gets as environment variables, `depositId` as `DEPOSIT_ID`
 * @param timeout time in ms after which the shell is killed; 0 for no limit. A child of the shell that holds its output open delays the
 *   result until it ends
 * @returns its untrimmed standard output if it exited with 0; otherwise an error, with the exit code or "a signal" and the last 160
 * characters of its error output, or with the reason why the shell could not be started
 */
export function runCommand(
  command: string,
  variables: Readonly<Record<string, string>>,
  timeout: number,
): Promise<{ output: string } | { error: string }> {
  const own = Object.entries(variables).map(([name, value]) => [toVariableName(name), value]);
  return new Promise((resolve) => {
    const env: NodeJS.ProcessEnv = { ...process.env, ...Object.fromEntries(own) };
    const child = spawn(command, { shell: true, env, stdio: ['ignore', 'pipe', 'pipe'], timeout });
    let output = '';
    let errorOutput = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (errorOutput += chunk));
    child.on('error', (error) => resolve({ error: error.message }));
    child.on('close', (code) =>
      resolve(code === 0 ? { output } : { error: `it exited with ${String(code ?? 'a signal')}: ${errorOutput.trim().slice(-160)}` }),
    );
  });
}

const toVariableName = (name: string) => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase();
