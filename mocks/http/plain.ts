/**
 * Creates a response with only a message.
 *
 * @param message for the player (pt-BR)
 */
export function plain<Status extends number>(status: Status, message: string) {
  return { status, body: { message } };
}
