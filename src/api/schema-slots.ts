import type { ZodMiniType } from 'zod/mini';

/** Parts of a zod schema's definition that a walk along a path needs. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, ZodMiniType>>;
  readonly element?: ZodMiniType;
  readonly valueType?: ZodMiniType;
  readonly innerType?: ZodMiniType;
  readonly options?: readonly ZodMiniType[];
}

/** Place in a value, and the ways in which the schema allows its absence: no key, null, or one item fewer in its list or record. */
export interface Slot {
  readonly path: readonly PropertyKey[];
  readonly isOptional: boolean;
  readonly isNullable: boolean;
  readonly isItem: boolean;
}

/** Returns the slot of each key of a path, from the root on. It stops at the first key that the schema does not describe. */
export function slotsAlong(root: ZodMiniType, path: readonly PropertyKey[]): Slot[] {
  const slots: Slot[] = [];
  let holder: ZodMiniType | undefined = root;
  for (const [index, key] of path.entries()) {
    const child = childOf(holder, key);
    if (child === undefined) break;
    const { isOptional, isNullable } = unwrapped(child.schema);
    slots.push({ path: path.slice(0, index + 1), isOptional, isNullable, isItem: child.isItem });
    holder = child.schema;
  }
  return slots;
}

function childOf(holder: ZodMiniType, key: PropertyKey): { schema: ZodMiniType; isItem: boolean } | undefined {
  for (const schema of unwrapped(holder).schemas) {
    const { shape, element, valueType } = definitionOf(schema);
    const property = typeof key === 'string' && shape !== undefined && Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (property !== undefined) return { schema: property, isItem: false };
    const item = typeof key === 'number' ? element : valueType;
    if (item !== undefined) return { schema: item, isItem: true };
  }
  return undefined;
}

function unwrapped(schema: ZodMiniType): { schemas: ZodMiniType[]; isOptional: boolean; isNullable: boolean } {
  const { type, innerType, options } = definitionOf(schema);
  const parts = options ?? (innerType === undefined ? [] : [innerType]);
  if (parts.length === 0) return { schemas: [schema], isOptional: false, isNullable: type === 'null' };
  const inner = parts.map(unwrapped);
  return {
    schemas: inner.flatMap((part) => part.schemas),
    isOptional: type === 'optional' || type === 'default' || inner.some((part) => part.isOptional),
    isNullable: type === 'nullable' || inner.some((part) => part.isNullable),
  };
}

/** Returns the definition of a schema, whose parts zod's public types leave open. */
function definitionOf(schema: ZodMiniType): Definition {
  return schema._zod.def as unknown as Definition;
}
