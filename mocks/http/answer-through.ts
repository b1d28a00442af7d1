import type { Obstacle } from '../scenarios/scenario';
import type { OperationContract } from './contract';
import type { LooseAnswer } from './types';

/** What comes of a call: an answer, made up by what is in its way or not; or none at all. */
export type Passed = { answer: LooseAnswer; madeUp: boolean } | 'cut';

/**
 * Answers a call through what stands in its way.
 *
 * @param obstacle nothing where the way is free
 * @param operation what is called
 * @param execute does it
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
  // It has happened, and the answer is late: events of it are there first.
  if (latency > 0) await late(latency);
  if (cut) return 'cut';
  if (status !== undefined) return { answer: answerOf(operation, status), madeUp: true };
  if (answer === undefined) return 'cut';
  if (spoil !== undefined) return { answer: spoil(answer), madeUp: true };
  return { answer: change === undefined ? answer : change(answer), madeUp: false };
}

/** An answer of a status: the operation's own example of it where the contract has one. */
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

/** Waits, in milliseconds. */
export const late = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
