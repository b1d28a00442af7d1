/** Ports of the servers (SPEC N2). Third parties use the host 127.0.0.1, because a host's ports share cookies. */
export interface Addresses {
  readonly site: number;
  readonly standIn: number;
  readonly thirdParties: number;
  readonly prism: number;
  readonly prismProxy: number;
}

export const development: Addresses = { site: 5173, standIn: 4010, thirdParties: 4011, prism: 4020, prismProxy: 4021 };

// TEST_PORT_OFFSET lets two checkouts test side by side.
const offset = Number(process.env.TEST_PORT_OFFSET ?? 0);

export const tests: Addresses = {
  site: 5273 + offset,
  standIn: 4110 + offset,
  thirdParties: 4111 + offset,
  prism: 4120 + offset,
  prismProxy: 4121 + offset,
};
