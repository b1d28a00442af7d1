/**
 * A token as a server makes them (SPEC E5), for tests.
 *
 * @param player whose it is
 * @param n tells one of the same player from another
 */
export function testToken(player: string, n = 0): string {
  const part = (content: object) => btoa(JSON.stringify(content)).replaceAll('=', '');
  return `${part({ alg: 'none' })}.${part({ user_id: player, jti: n })}.x`;
}
