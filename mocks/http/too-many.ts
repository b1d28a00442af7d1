/**
 * Creates a 429.
 *
 * @param seconds value of Retry-After
 */
export function tooMany(seconds: number) {
  return { status: 429, body: { message: 'Muitas tentativas. Aguarde um momento.' }, headers: { 'Retry-After': String(seconds) } } as const;
}
