import { spawn } from 'node:child_process';

/**
 * Runs a command of the shell.
 *
 * @param variables values that the command gets as environment variables, `depositId` as `DEPOSIT_ID`
 * @param timeout maximum duration, in ms
 * @returns its standard output, or the reason why it failed
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
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
    child.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString('utf8')));
    child.on('error', (error) => resolve({ error: error.message }));
    child.on('close', (code) =>
      resolve(code === 0 ? { output } : { error: `it exited with ${String(code ?? 'a signal')}: ${errorOutput.trim().slice(-160)}` }),
    );
  });
}

const toVariableName = (name: string) => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase();
