/** Address that is reserved for documentation (RFC 5737). */
const DEFAULT_IP = '203.0.113.7';

/** Returns the first address of X-Forwarded-For, or a fixed one if it is missing or malformed. */
export function clientIp(headers: Headers): string {
  const [first = ''] = (headers.get('X-Forwarded-For') ?? '').split(',');
  return /^[0-9A-Fa-f:.]{2,45}$/.test(first.trim()) ? first.trim() : DEFAULT_IP;
}

/** Returns device and address of a client, for the log of the player's actions. */
export function clientOf(headers: Headers): { device: string; ip: string } {
  return { device: clientDevice(headers), ip: clientIp(headers) };
}

/** Returns browser and system of the User-Agent in pt-BR: `Chrome em Android`. */
function clientDevice(headers: Headers): string {
  const agent = headers.get('User-Agent') ?? '';
  const browser = /(Edg|OPR|Firefox|Chrome|Safari)/.exec(agent)?.[1] ?? 'Navegador';
  const system = /(Android|iPhone|iPad|Windows|Mac OS X|Linux)/.exec(agent)?.[1];
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', 'Mac OS X': 'macOS' };
  const displayName = (name: string) => names[name] ?? name;
  return system === undefined ? displayName(browser) : `${displayName(browser)} em ${displayName(system)}`;
}
