/** Kind of a value that each run generates again: the value of `x-fresh` of the input. */
export type FreshKind = 'cpf' | 'email' | 'phone' | 'uuid' | 'password';

/** Kinds with patterns for the name and the value of a member. The first kind whose two patterns match applies. */
const KINDS: readonly { kind: FreshKind; name: RegExp; value: RegExp }[] = [
  { kind: 'password', name: /password|senha/i, value: /./ },
  { kind: 'email', name: /e-?mail|^login$|^username$/i, value: /@/ },
  { kind: 'cpf', name: /cpf|document/i, value: /^\d{11}$/ },
  { kind: 'phone', name: /phone|mobile|celular|telefone/i, value: /^\d{11}$/ },
];

/** Returns the kind of a member that must differ in each registration; null for a member that may repeat. */
export const freshKind = (name: string, value: string): FreshKind | null =>
  KINDS.find((one) => one.name.test(name) && one.value.test(value))?.kind ?? null;

/** Inputs of a workflow. They replace recorded values that can be used only once. */
export class FreshInputs {
  private readonly byValue = new Map<string, { name: string; kind: FreshKind }>();

  /** Adds an input that replaces a recorded value, unless an equal value has one already, and returns the expression of the input. */
  take(kind: FreshKind, value: string): string {
    const known = this.find(value);
    if (known !== null) return known;
    const base = kind === 'uuid' ? 'key' : kind;
    const count = [...this.byValue.values()].filter((one) => one.kind === kind).length;
    const name = count === 0 ? base : `${base}${String(count + 1)}`;
    this.byValue.set(value, { name, kind });
    return `$inputs.${name}`;
  }

  /** Returns the expression of the input that already replaces a value; null if none does. */
  find(value: string): string | null {
    const known = this.byValue.get(value);
    return known === undefined ? null : `$inputs.${known.name}`;
  }

  /** Inputs by name, as the workflow declares them. */
  get properties(): Record<string, { type: string; 'x-fresh': FreshKind }> {
    return Object.fromEntries([...this.byValue.values()].map(({ name, kind }) => [name, { type: 'string', 'x-fresh': kind }]));
  }
}
