import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Returns all addresses of a host name. */
type Lookup = (host: string) => Promise<readonly { address: string }[]>;

const lookupAll: Lookup = (host) => lookup(host, { all: true });

/**
 * Returns true if every address of a host is this machine. The name alone proves nothing, because anyone can register
 * `127.example.com`. Returns false if the host cannot be resolved. Without `--allow-writes` a run writes only to this machine.
 *
 * @param host host of a URL: a name, or an address, in brackets if IPv6
 * @param resolve looks a name up; tests replace it
 */
export async function isLoopbackHost(host: string, resolve: Lookup = lookupAll): Promise<boolean> {
  const bare = host.replaceAll(/^\[|\]$/g, '');
  const addresses = isIP(bare) === 0 ? await resolve(bare).catch(() => []) : [{ address: bare }];
  return addresses.length > 0 && addresses.every(({ address }) => loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'));
}
