/**
 * Reads a JSON document at an absolute address of the backend. Returns undefined if the backend lacks it (404); rejects for other errors.
 */
export type ReadJson = (address: string) => Promise<unknown>;

/**
 * Fetches a public JSON document of the backend.
 * @returns the parsed document; undefined for the status 404
 * @throws {Error} with the reason, such as `status 503`
 */
export async function fetchJson(address: string, timeoutMs: number): Promise<unknown> {
  const response = await fetch(address, { headers: { Accept: 'application/json' }, signal: AbortSignal.timeout(timeoutMs) }).catch(
    (error: unknown) => {
      throw new Error(reasonOf(error));
    },
  );
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`status ${String(response.status)}`);
  return response.json().catch(() => {
    throw new Error('the answer is no JSON');
  });
}

/** Returns the cause, because `fetch` itself says only that it failed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  return cause instanceof Error ? cause.message : error.message;
}
