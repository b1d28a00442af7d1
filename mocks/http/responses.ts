/** Creates a response with JSON, or without a body. */
export function respond(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return respondWithText(status, body === undefined ? undefined : JSON.stringify(body), headers);
}

/** Creates a response from serialized JSON, or without a body. */
export function respondWithText(status: number, text: string | undefined, headers: Record<string, string>): Response {
  if (text === undefined) return new Response(null, { status, headers });
  return new Response(text, { status, headers: { 'Content-Type': 'application/json', ...headers } });
}

/** Creates the result of a handler, not yet a `Response`, with a message to the player (pt-BR) (SPEC B3). */
export function messageResponse<Status extends number>(status: Status, message: string) {
  return { status, body: { message } };
}

/** Creates the result of a handler that answers 429, with Retry-After in seconds. */
export function rateLimited(seconds: number) {
  return { status: 429, body: { message: 'Muitas tentativas. Aguarde um momento.' }, headers: { 'Retry-After': String(seconds) } } as const;
}
