import type { ContractNode } from './contract-node';
import type { DocumentStore } from './document-store';
import { isRecord } from './pointer';

/** Place in a request of the secret of a security scheme. */
export interface CredentialScheme {
  /** Name of the security scheme in the contract. */
  scheme: string;
  /** Kind of credential; `bearer` includes OAuth2, OpenID Connect and every HTTP scheme other than `basic`. */
  kind: 'bearer' | 'basic' | 'apiKey';
  in: 'header' | 'query' | 'cookie';
  /** Name of the header, query parameter or cookie. */
  name: string;
  /** Text before the secret: `Bearer `, `Basic ` or ''. */
  prefix: string;
}

const bearer = (scheme: string): CredentialScheme => ({ scheme, kind: 'bearer', in: 'header', name: 'Authorization', prefix: 'Bearer ' });

/**
 * Returns the alternatives of an operation, each with the credentials that are sent together; none if it is public, or if one of them
 * needs no credential. The operation's own `security` replaces that of the contract. Schemes that the contract does not describe, and
 * kinds such as mutual TLS, are left out. If that leaves none, the alternative is a bearer token.
 */
export function readCredentials(store: DocumentStore, root: ContractNode, operation: ContractNode): CredentialScheme[][] {
  const requirements = store.child(operation, 'security') ?? store.child(root, 'security');
  const alternatives = requirements !== null && Array.isArray(requirements.value) ? requirements.value.filter(isRecord) : [];
  if (alternatives.length === 0 || alternatives.some((one) => Object.keys(one).length === 0)) return [];
  return alternatives.map((alternative) => {
    const known = Object.keys(alternative).flatMap((name) => {
      const scheme = store.child(root, 'components', 'securitySchemes', name);
      const credential = scheme && schemeCredential(name, store.resolveRef(scheme));
      return credential ?? [];
    });
    // If the contract describes none of the schemes, a bearer token is the likeliest.
    return known.length > 0 ? known : [bearer(Object.keys(alternative)[0] ?? 'bearer')];
  });
}

function schemeCredential(scheme: string, { value }: ContractNode): CredentialScheme | null {
  if (!isRecord(value)) return null;
  const { type, scheme: httpScheme, in: location, name } = value;
  if (type === 'apiKey' && typeof name === 'string' && (location === 'header' || location === 'query' || location === 'cookie'))
    return { scheme, kind: 'apiKey', in: location, name, prefix: '' };
  if (type === 'http' && String(httpScheme).toLowerCase() === 'basic')
    return { scheme, kind: 'basic', in: 'header', name: 'Authorization', prefix: 'Basic ' };
  return type === 'http' || type === 'oauth2' || type === 'openIdConnect' ? bearer(scheme) : null;
}
