import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('serve-subjects.ts', import.meta.url));

/** Serves the subjects outside of this process, so that server and checker do not share a thread. */
export interface ServerProcess {
  /**
   * Replaces the server by a new one with the named fault or lawful variant; with neither if the name is unknown. A call must await
   * the one before it. Rejects if the process has ended before the call, and never settles if it ends during the call.
   * @returns the address of the new server
   */
  serve: (subject: string) => Promise<URL>;
  /** Ends the process and its server. */
  end: () => void;
}

/** Starts the process of the servers. If it ends with an error, an uncaught exception with its last output ends this process also. */
export function startServerProcess(): ServerProcess {
  const child = fork(PROGRAM, { execArgv: ['--disable-warning=ExperimentalWarning', '--import', 'tsx'], silent: true });
  // The stack traces of broken servers belong to the faults: they are shown only if the process ends.
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-4000)));
  child.once('exit', (code) => {
    if (code !== 0 && code !== null) throw new Error(`the process of the servers ended with ${String(code)}: ${output}`);
  });
  return {
    async serve(subject) {
      const answer: Promise<unknown[]> = once(child, 'message');
      child.send(subject);
      const [address] = await answer;
      return new URL(String(address));
    },
    end: () => child.disconnect(),
  };
}
