import type { ContractLocation } from '../contract/contract-node';
import type { SchemaValidator } from '../validate/schema-validator';

/** Maximum number of characters of all remembered bodies, which limits the memory of a long run. A body beyond it is not added. */
const MAX_CHARACTERS = 2_000_000;

/**
 * Bodies that were found correct during a run, by the place of their schema. A server often sends the same body again, which
 * then needs no validation.
 */
class CorrectBodies {
  private readonly known = new Map<string, Set<string>>();
  private characters = 0;

  /** Returns true if exactly this text was found correct by this schema. */
  has({ file, pointer }: ContractLocation, body: string): boolean {
    return this.known.get(`${file}#${pointer}`)?.has(body) === true;
  }

  /** Remembers that a body is correct by a schema. */
  add({ file, pointer }: ContractLocation, body: string): void {
    if (this.characters + body.length > MAX_CHARACTERS) return;
    this.characters += body.length;
    const key = `${file}#${pointer}`;
    const bodies = this.known.get(key) ?? new Set();
    this.known.set(key, bodies.add(body));
  }
}

const byValidator = new WeakMap<SchemaValidator, CorrectBodies>();

/** Returns the correct bodies of the run that a validator belongs to. */
export function correctBodiesOf(validator: SchemaValidator): CorrectBodies {
  const bodies = byValidator.get(validator) ?? new CorrectBodies();
  byValidator.set(validator, bodies);
  return bodies;
}
