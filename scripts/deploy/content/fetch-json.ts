const TIMEOUT_MS = 10_000;

/**
 * Fetches a public JSON document of the backend.
 * @param path with query, such as `/v2/pages?per_page=60`
 * @returns undefined if the backend does not have it
 */
export async function fetchJson(backend: string, path: string): Promise<unknown> {
  try {
    const response = await fetch(backend + path, { headers: { Accept: 'application/json' }, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
