import type { ContractNode } from './contract-node';
import { isRecord } from './pointer';

/**
 * Returns the name and the value of the member that identifies one alternative of a schema with a `discriminator`. The value is the
 * key of its `mapping`, or else the last segment of the alternative's `$ref`. Null without a discriminator or without a `$ref`.
 *
 * @param owner schema with `oneOf` or `anyOf`
 * @param branch the alternative, with its own `$ref` not yet resolved
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
