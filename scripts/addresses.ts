/** Ports of the servers (SPEC N2). Third parties use the host 127.0.0.1, because a host's ports share cookies. */
export interface Addresses {
  readonly site: number;
  /** Port of the built site, apart from `site` because the build leaves its service worker on its origin. In `tests` both are the build. */
  readonly preview: number;
  /** Port of the stand-in, a server in place of the backend. */
  readonly standIn: number;
  /** Port of the pages that stand for those of third parties. */
  readonly thirdParties: number;
  /** Port of Prism, which answers by the examples of the contract. */
  readonly prism: number;
  /** Port of Prism as a proxy, which validates the traffic with a backend. */
  readonly prismProxy: number;
}

/** Ports of `npm start`. */
export const development: Addresses = { site: 5173, preview: 4173, standIn: 4010, thirdParties: 4011, prism: 4020, prismProxy: 4021 };

/** Distance of the ports from a base, for checkouts side by side. */
const FROM_BASE = { site: 0, preview: 1, standIn: 10, thirdParties: 11, prism: 20, prismProxy: 21 } as const;
/** Largest distance of a port from its base. */
export const PORTS_ABOVE_BASE = Math.max(...Object.values(FROM_BASE));

const shifted = ({ site, preview, standIn, thirdParties, prism, prismProxy }: Addresses, by: number): Addresses => ({
  site: site + by,
  preview: preview + by,
  standIn: standIn + by,
  thirdParties: thirdParties + by,
  prism: prism + by,
  prismProxy: prismProxy + by,
});

/** Returns the ports of a second checkout. @param base port of the site */
export const addressesFrom = (base: number): Addresses => shifted(FROM_BASE, base);

/** Returns the port of the third parties under TLS. */
export const secureThirdPartyPort = ({ thirdParties }: Addresses): number => thirdParties + 1;

/** Returns the origin of the third parties. @param isSecure true if the site has TLS */
export function thirdPartyOrigin(addresses: Addresses, isSecure: boolean): string {
  return isSecure ? `https://127.0.0.1:${secureThirdPartyPort(addresses)}` : `http://127.0.0.1:${addresses.thirdParties}`;
}

// TEST_PORT_OFFSET lets two checkouts test side by side.
const offset = Number(process.env.TEST_PORT_OFFSET ?? 0);
if (!Number.isInteger(offset)) {
  console.error(`TEST_PORT_OFFSET must be a whole number, not '${String(process.env.TEST_PORT_OFFSET)}'.`);
  process.exit(2);
}

/** Ports of the tests, shifted by TEST_PORT_OFFSET. Importing this file ends the process with 2 if that is no whole number. */
export const tests: Addresses = shifted(
  { site: 5273, preview: 5273, standIn: 4110, thirdParties: 4111, prism: 4120, prismProxy: 4121 },
  offset,
);
