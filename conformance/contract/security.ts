import type { Library, Spot } from './document-store';
import { isRecord } from './pointer';

/** Where a secret goes in a request. */
export interface Credential {
  in: 'header' | 'query' | 'cookie';
  name: string;
  /** What stands before the secret: `Bearer `. */
  prefix: string;
}

/** How a caller of an operation shows who it is; null where one may call it without. */
export function credentialsOf(library: Library, root: Spot, operation: Spot): Credential | null {
  const needs = library.child(operation, 'security') ?? library.child(root, 'security');
  const alternatives = needs !== null && Array.isArray(needs.value) ? needs.value.filter(isRecord) : [];
  if (alternatives.length === 0 || alternatives.some((one) => Object.keys(one).length === 0)) return null;
  for (const name of alternatives.flatMap((one) => Object.keys(one))) {
    const scheme = library.child(root, 'components', 'securitySchemes', name);
    const credential = scheme && credentialOf(library.follow(scheme));
    if (credential) return credential;
  }
  return { in: 'header', name: 'Authorization', prefix: 'Bearer ' };
}

function credentialOf({ value }: Spot): Credential | null {
  if (!isRecord(value)) return null;
  const { type, scheme, in: place, name } = value;
  if (type === 'apiKey' && typeof name === 'string' && (place === 'header' || place === 'query' || place === 'cookie')) {
    return { in: place, name, prefix: '' };
  }
  if (type === 'http' && String(scheme).toLowerCase() === 'basic') return { in: 'header', name: 'Authorization', prefix: 'Basic ' };
  if (type === 'http' || type === 'oauth2' || type === 'openIdConnect') return { in: 'header', name: 'Authorization', prefix: 'Bearer ' };
  return null;
}
