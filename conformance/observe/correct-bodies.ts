import type { ContractLocation } from '../contract/contract-node';
import type { SchemaValidator } from '../validate/schema-validator';

/** Maximum number of characters of all remembered bodies, so that a long run does not keep every response in memory. */
const MAX_CHARACTERS = 2_000_000;

/**
 * Bodies that a run has found correct, by the place of their schema. A server often sends the same one, which need not
 * be judged again.
 */
class CorrectBodies {
  private readonly known = new Map<string, Set<string>>();
  private characters = 0;

  has({ file, pointer }: ContractLocation, body: string): boolean {
    return this.known.get(`${file}#${pointer}`)?.has(body) === true;
  }

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
