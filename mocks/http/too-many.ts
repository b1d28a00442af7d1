/**
 * A 429.
 *
 * @param seconds after how long a next try may succeed
 */
export function tooMany(seconds: number) {
  return { status: 429, body: { message: 'Muitas tentativas. Aguarde um momento.' }, headers: { 'Retry-After': String(seconds) } } as const;
}
