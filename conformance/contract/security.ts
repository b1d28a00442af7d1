import type { DocumentStore, ContractNode } from './document-store';
import { isRecord } from './pointer';

export interface Credential {
  in: 'header' | 'query' | 'cookie';
  name: string;
  /** Text before the secret: `Bearer `. */
  prefix: string;
}

/** Returns null if the operation can be called without a credential. */
export function readCredential(store: DocumentStore, root: ContractNode, operation: ContractNode): Credential | null {
  const requirements = store.child(operation, 'security') ?? store.child(root, 'security');
  const alternatives = requirements !== null && Array.isArray(requirements.value) ? requirements.value.filter(isRecord) : [];
  if (alternatives.length === 0 || alternatives.some((one) => Object.keys(one).length === 0)) return null;
  for (const name of alternatives.flatMap((one) => Object.keys(one))) {
    const scheme = store.child(root, 'components', 'securitySchemes', name);
    const credential = scheme && schemeCredential(store.resolveRef(scheme));
    if (credential) return credential;
  }
  return { in: 'header', name: 'Authorization', prefix: 'Bearer ' };
}

function schemeCredential({ value }: ContractNode): Credential | null {
  if (!isRecord(value)) return null;
  const { type, scheme, in: location, name } = value;
  if (type === 'apiKey' && typeof name === 'string' && (location === 'header' || location === 'query' || location === 'cookie')) {
    return { in: location, name, prefix: '' };
  }
  if (type === 'http' && String(scheme).toLowerCase() === 'basic') return { in: 'header', name: 'Authorization', prefix: 'Basic ' };
  if (type === 'http' || type === 'oauth2' || type === 'openIdConnect') return { in: 'header', name: 'Authorization', prefix: 'Bearer ' };
  return null;
}
