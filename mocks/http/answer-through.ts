import type { Obstacle } from '../scenarios/scenario';
import type { OperationContract } from './contract';
import type { LooseAnswer } from './types';

/** A response with faults applied, or `cut` for none. `injected` is true if a fault replaced the handler's response. */
export type Passed = { answer: LooseAnswer; madeUp: boolean } | 'cut';

/**
 * Runs a handler with the active fault applied: latency, status override, dropped connection or altered body.
 *
 * @param fault undefined if none is active
 * @param operation the called operation
 * @param execute runs the handler
 */
export async function answerThrough(
  obstacle: Obstacle | undefined,
  operation: OperationContract,
  execute: () => Promise<LooseAnswer>,
): Promise<Passed> {
  if (obstacle === undefined) return { answer: await execute(), madeUp: false };
  const { latency = 0, status, cut = false, executed = false, change, spoil } = obstacle;
  const replaced = cut || status !== undefined;
  const answer = replaced && !executed ? undefined : await execute();
  // The delay comes after execution, so that events can arrive before the response.
  if (latency > 0) await late(latency);
  if (cut) return 'cut';
  if (status !== undefined) return { answer: answerOf(operation, status), madeUp: true };
  if (answer === undefined) return 'cut';
  if (spoil !== undefined) return { answer: spoil(answer), madeUp: true };
  return { answer: change === undefined ? answer : change(answer), madeUp: false };
}

/** Returns a response with the given status, with the contract's example body if there is one. */
function answerOf({ answers }: OperationContract, status: number): LooseAnswer {
  const documented = answers.get(status);
  const [example] = Object.values(documented?.json?.examples ?? {});
  const bodiless = status === 204 || status === 205 || status === 304 || (documented !== undefined && documented.json === undefined);
  return {
    status,
    ...(!bodiless && { body: example?.value ?? { message: MESSAGE } }),
    ...(documented?.headers['Retry-After'] !== undefined && { headers: { 'Retry-After': '5' } }),
  };
}

const MESSAGE = 'Ocorreu um erro tente novamente.';

/** Resolves after a delay in ms. */
export const late = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
