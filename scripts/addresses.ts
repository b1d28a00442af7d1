/** Ports of the servers. Third parties use the host 127.0.0.1, because cookies are shared by all ports of a host. */
export interface Addresses {
  readonly site: number;
  readonly standIn: number;
  readonly thirdParties: number;
  readonly prism: number;
  readonly prismProxy: number;
}

export const development: Addresses = { site: 5173, standIn: 4010, thirdParties: 4011, prism: 4020, prismProxy: 4021 };

export const tests: Addresses = { site: 5273, standIn: 4110, thirdParties: 4111, prism: 4120, prismProxy: 4121 };
