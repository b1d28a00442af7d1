import { type ChildProcess, fork } from 'node:child_process';

/** The fourth check takes a sixth of the first: the engine has compiled it. */
const WARM_UP_ROUNDS = 3;

export interface CheckRequest {
  /** Where to write the stand-in's files if the contract has no problems; undefined to write none. */
  readonly folder?: string;
}

export interface CheckResponse {
  readonly problems: readonly string[];
}

export interface ContractProcess {
  /** Makes the first check faster. Ignores problems. */
  warmUp(): Promise<void>;
  /**
   * Checks the contract and writes the files that the stand-in needs of it.
   * @throws with the problems of the contract
   */
  check(): Promise<void>;
  stop(): void;
}

/**
 * Checks the contract in a process that stays, because loading and compiling takes several times as long as a check. One
 * that has ended is started again.
 * @param folder for the stand-in's files
 * @param program for `node`: responds to a {@link CheckRequest} with a {@link CheckResponse}
 */
export function createContractProcess(folder: string, program = 'scripts/start/check-contract.ts'): ContractProcess {
  let child: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function start(): ChildProcess {
    const started = fork(program, {
      execArgv: ['--disable-warning=ExperimentalWarning', '--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.once('exit', () => {
      child = undefined;
    });
    return started;
  }

  /** One after the other, so that each response belongs to its request. */
  function send(request: CheckRequest): Promise<CheckResponse> {
    const response = last.then(() => requestOf((child ??= start()), request));
    last = response.catch(() => undefined);
    return response;
  }

  return {
    async warmUp() {
      for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await send({}).catch(() => undefined);
    },
    async check() {
      const { problems } = await send({ folder });
      if (problems.length > 0)
        throw new Error(`the contract has problems: the stand-in and generated/ stay as they are.\n${problems.join('\n')}`);
    },
    stop() {
      child?.kill();
    },
  };
}

function requestOf(child: ChildProcess, request: CheckRequest): Promise<CheckResponse> {
  return new Promise((resolve, reject) => {
    const fail = (code: number | null) => reject(new Error(`the check of the contract has ended (exit ${String(code)}).`));
    child.once('exit', fail);
    child.once('message', (response) => {
      child.off('exit', fail);
      resolve(response as CheckResponse);
    });
    child.send(request);
  });
}
