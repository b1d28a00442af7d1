import type { ContractNode } from './contract-node';
import { isRecord } from './pointer';

/**
 * Returns the member and the value that name one alternative of a schema with a `discriminator`: the key of its
 * `mapping`, or else the name of the schema; null without a discriminator, or for an alternative without a name.
 *
 * @param owner has `oneOf` or `anyOf`
 */
export function discriminatorTag(owner: ContractNode, branch: ContractNode): readonly [string, string] | null {
  const discriminator = isRecord(owner.value) ? owner.value['discriminator'] : undefined;
  const ref = isRecord(branch.value) ? branch.value['$ref'] : undefined;
  if (!isRecord(discriminator) || typeof discriminator['propertyName'] !== 'string' || typeof ref !== 'string') return null;
  const name = ref.slice(Math.max(ref.lastIndexOf('/'), ref.lastIndexOf('#')) + 1).replace(/\.(?:json|ya?ml)$/i, '');
  const mapping = isRecord(discriminator['mapping']) ? Object.entries(discriminator['mapping']) : [];
  const key = mapping.find(([, target]) => target === ref || target === name)?.[0];
  return [discriminator['propertyName'], key ?? name];
}
