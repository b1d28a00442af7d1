import type { ContractNode } from './contract-node';
import type { DocumentStore } from './document-store';
import { isRecord } from './pointer';

/** OAuth2 flow that gives a token without a browser. */
export interface TokenFlow {
  grant: 'client_credentials' | 'password';
  /** URL of the token endpoint, as the contract writes it. */
  tokenUrl: string;
  scopes: readonly string[];
}

const GRANTS = [
  ['password', 'password'],
  ['clientCredentials', 'client_credentials'],
] as const;

/** Returns the `password` and `clientCredentials` flows of all OAuth2 schemes. Their other flows are left out. */
export function readTokenFlows(store: DocumentStore, root: ContractNode): TokenFlow[] {
  return store.members(store.child(root, 'components', 'securitySchemes')).flatMap(([, member]) => {
    const { value } = store.resolveRef(member);
    const flows = isRecord(value) && value['type'] === 'oauth2' && isRecord(value['flows']) ? value['flows'] : {};
    return GRANTS.flatMap(([name, grant]) => {
      const flow = flows[name];
      if (!isRecord(flow) || typeof flow['tokenUrl'] !== 'string') return [];
      return { grant, tokenUrl: flow['tokenUrl'], scopes: isRecord(flow['scopes']) ? Object.keys(flow['scopes']) : [] };
    });
  });
}

/**
 * Returns the URL of a token endpoint on the checked server; null if `tokenUrl` is no URL, or on a host that is neither the checked
 * server nor one that the contract names.
 *
 * @param serverUrls URLs of the contract's servers. A token URL below one of them is moved to `base`. A token URL elsewhere on the host
 *   of one of them keeps its path, on the host of `base`
 * @param paths paths of the contract's operations. A token URL that equals one of them is below `base`
 * @param base URL of the checked server with its base path, without a slash at its end
 */
export function tokenAddress(
  { tokenUrl }: Pick<TokenFlow, 'tokenUrl'>,
  { serverUrls, paths, base }: { serverUrls: readonly string[]; paths: readonly string[]; base: string },
): string | null {
  if (paths.includes(tokenUrl)) return base + tokenUrl;
  const server = serverUrls.find((url) => /^https?:/.test(url) && tokenUrl.startsWith(`${url.replace(/\/+$/, '')}/`));
  if (server !== undefined) return base + tokenUrl.slice(server.replace(/\/+$/, '').length);
  if (!URL.canParse(tokenUrl, `${base}/`)) return null;
  const url = new URL(tokenUrl, `${base}/`);
  const { origin } = new URL(base);
  const isNamed = serverUrls.some((one) => URL.canParse(one) && new URL(one).origin === url.origin);
  return url.origin === origin || isNamed ? origin + url.pathname + url.search : null;
}
