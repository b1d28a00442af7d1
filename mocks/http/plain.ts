/**
 * An answer that holds a message alone.
 *
 * @param status any
 * @param message what the player is told (pt-BR)
 */
export function plain<Status extends number>(status: Status, message: string) {
  return { status, body: { message } };
}
