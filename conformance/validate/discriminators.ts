import type { ContractNode } from '../contract/contract-node';
import { discriminatorTag } from '../contract/discriminator';
import type { DocumentStore } from '../contract/document-store';
import { walkObjects } from './walk-value';

/** Object, and the alternative that its discriminator names. */
interface Named {
  schema: ContractNode;
  value: unknown;
  pointer: string;
}

/** Returns the objects in a value whose discriminator names one of their alternatives: they must match that one, and not another. */
export function namedAlternatives(store: DocumentStore, schema: ContractNode, value: unknown): Named[] {
  return [...walkObjects(store, schema, value)].flatMap(({ schema: own, value: object, pointer }) => {
    const owner = store.resolveRef(own);
    const branches = ['oneOf', 'anyOf'].flatMap((keyword) => store.members(store.child(owner, keyword)).map(([, branch]) => branch));
    const branch = branches.find((one) => {
      const [name, tag] = discriminatorTag(owner, one) ?? [];
      return name !== undefined && object[name] === tag;
    });
    return branch === undefined ? [] : [{ schema: branch, value: object, pointer }];
  });
}
