/** Thrown if the browser has not answered in time. */
class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

/**
 * Limits the wait for a function of the browser, some of which never answer on some devices. The work itself goes on.
 *
 * @returns the value of `work`
 * @throws {NoAnswerError} after the limit, or whatever `work` throws
 */
export async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswerError(`no answer within ${String(limitMs)} ms`)), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
