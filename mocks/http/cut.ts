/** Marks a call without a response: the connection is dropped. */
export const CUT: Response = Response.error();

/**
 * Wraps a fetch handler for a Node server, so that {@link NO_RESPONSE} destroys the connection.
 *
 * @param sent RESPONSE_ALREADY_SENT of @hono/node-server
 */
export function cuttingOff(fetch: (request: Request) => Response | Promise<Response>, sent: Response) {
  return async (request: Request, { outgoing }: { outgoing: { destroy(): unknown } }): Promise<Response> => {
    const response = await fetch(request);
    if (response !== CUT) return response;
    outgoing.destroy();
    return sent;
  };
}
