import type { FaultEffect } from '../scenarios/scenario';
import type { OperationContract } from './contract';
import type { UntypedResponse } from './types';

/**
 * Response to a call; `cut` if the connection is dropped instead. `injected`: a fault replaced or corrupted the response,
 * which is then sent without validation. A response that a fault only modified is validated.
 */
export type FaultedResponse = { answer: UntypedResponse; injected: boolean } | 'cut';

/**
 * Runs a handler with the effect of a fault: latency, another status, a dropped connection or an altered body. With another status or
 * a dropped connection the handler runs only if the fault has `executed`. Another status is answered by the first example of the contract.
 *
 * @param fault undefined if none is active
 */
export async function applyFault(
  fault: FaultEffect | undefined,
  operation: OperationContract,
  execute: () => Promise<UntypedResponse>,
): Promise<FaultedResponse> {
  if (fault === undefined) return { answer: await execute(), injected: false };
  const { latency = 0, status, cut = false, executed = false, modify, corrupt } = fault;
  const replaced = cut || status !== undefined;
  const answer = replaced && !executed ? undefined : await execute();
  // The delay follows the execution, so that events can arrive before the response.
  if (latency > 0) await delay(latency);
  if (cut) return 'cut';
  if (status !== undefined) return { answer: faultResponse(operation, status), injected: true };
  if (answer === undefined) return 'cut';
  if (corrupt !== undefined) return { answer: corrupt(answer), injected: true };
  return { answer: modify === undefined ? answer : modify(answer), injected: false };
}

/**
 * Returns a response with the contract's first example, or with a general message if it has a body but no example. `Retry-After` is 5 s if
 * the contract documents the header.
 */
function faultResponse({ responses }: OperationContract, status: number): UntypedResponse {
  const documented = responses.get(status);
  const [example] = Object.values(documented?.json?.examples ?? {});
  const bodiless = status === 204 || status === 205 || status === 304 || (documented !== undefined && documented.json === undefined);
  return {
    status,
    ...(!bodiless && { body: example?.value ?? { message: DEFAULT_MESSAGE } }),
    ...(documented?.headers['Retry-After'] !== undefined && { headers: { 'Retry-After': '5' } }),
  };
}

const DEFAULT_MESSAGE = 'Ocorreu um erro tente novamente.';

/** Resolves after a real time in ms, also while the clock of the world is frozen. */
export const delay = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
