import type { Operation } from './contract/contract';
import { appendPointer, isRecord } from './contract/pointer';
import type { Call } from './http/client';
import type { Draft } from './probe/request';
import { isSuccess } from './probe/response-status';

/** Maximum depth of the members of a body that are recorded. */
const MAX_DEPTH = 4;

/**
 * Records which parts of the contract the requests of a run tried. A `pointer` is the JSON pointer of a member of the body, or a
 * {@link parameterPointer}.
 */
export class Trials {
  private readonly made = new Set<string>();

  /** Records the values of a request as valid if it got a 2xx; ignores other calls. */
  addSuccess({ id, parameters }: Operation, draft: Draft, call: Call): void {
    if (!isSuccess(call)) return;
    for (const { in: location, name } of parameters) {
      const value = draft.parameters.get(`${location} ${name}`);
      const pointer = parameterPointer(location, name);
      this.addValue(id, pointer, value);
      if (isRecord(value)) for (const [member, one] of Object.entries(value)) this.addValue(id, `${pointer}[${member}]`, one);
    }
    this.addMembers(id, '', draft.body, 0);
  }

  /** Records a valid value at a constraint that was accepted. */
  addValid(operation: Operation, pointer: string, keyword: string): void {
    this.made.add(`${operation.id} ${pointer} valid ${keyword}`);
  }

  /** Records that a value which breaks a constraint was sent, whether it was accepted or not. */
  addInvalid(operation: Operation, pointer: string, keyword: string): void {
    this.made.add(`${operation.id} ${pointer} invalid ${keyword}`);
  }

  /** Returns true if a request with a valid value succeeded. @param value one value of an enum; undefined for any value */
  hasValid(operation: Operation, pointer: string, value?: unknown): boolean {
    return this.made.has(`${operation.id} ${pointer} ${value === undefined ? 'valid' : JSON.stringify(value)}`);
  }

  /** Returns true if a value at a constraint was sent: a wrong one, or a valid one that was accepted. */
  hasClass(operation: Operation, pointer: string, keyword: string, valid: boolean): boolean {
    return this.made.has(`${operation.id} ${pointer} ${valid ? 'valid' : 'invalid'} ${keyword}`);
  }

  private addValue(id: string, pointer: string, value: unknown): void {
    if (value === undefined) return;
    this.made.add(`${id} ${pointer} valid`);
    for (const one of [value].flat()) if (typeof one !== 'object' || one === null) this.made.add(`${id} ${pointer} ${JSON.stringify(one)}`);
  }

  private addMembers(id: string, pointer: string, value: unknown, depth: number): void {
    this.addValue(id, pointer, value);
    if (!isRecord(value) || depth >= MAX_DEPTH) return;
    for (const [name, member] of Object.entries(value)) this.addMembers(id, appendPointer(pointer, name), member, depth + 1);
  }
}

/** Returns the pointer of a parameter: `{id}` and `?page` as in findings; for headers and cookies, location and name. */
export const parameterPointer = (location: string, name: string): string =>
  location === 'path' ? `{${name}}` : location === 'query' ? `?${name}` : `${location} ${name}`;
