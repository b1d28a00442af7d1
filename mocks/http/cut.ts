/** The answer that is none: the connection ends. */
export const CUT: Response = Response.error();

/**
 * Ends the connection of a call that has no answer, where a Node server has one.
 *
 * @param fetch answers, with {@link CUT} where there is no answer
 * @param sent what tells the server that it has nothing to send: RESPONSE_ALREADY_SENT of @hono/node-server
 */
export function cuttingOff(fetch: (request: Request) => Response | Promise<Response>, sent: Response) {
  return async (request: Request, { outgoing }: { outgoing: { destroy(): unknown } }): Promise<Response> => {
    const response = await fetch(request);
    if (response !== CUT) return response;
    outgoing.destroy();
    return sent;
  };
}
