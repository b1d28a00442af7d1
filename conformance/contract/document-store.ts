import { readFile } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';

import { BaseResolver, getLineColLocation } from '@redocly/openapi-core';
import type { Document } from '@redocly/openapi-core';

import type { ContractPlace } from '../types';
import { below, isRecord, valueAt } from './pointer';

/** A place in one of the contract's files. */
export interface Place {
  /** An absolute path, or an address. */
  file: string;
  pointer: string;
}

/** A place and what stands there. */
export interface Spot extends Place {
  value: unknown;
}

/** Why a contract cannot be used, in words for whoever wrote it. */
export class ContractError extends Error {}

/** The files of a contract, with every reference resolved on demand and every place known by its line. */
export class Library {
  private constructor(
    readonly root: string,
    readonly documents: ReadonlyMap<string, Document>,
    private readonly resolver: BaseResolver,
  ) {}

  /**
   * Reads a contract and every file that it refers to.
   *
   * @param file path or address of the root document
   * @throws ContractError where a file is missing, is not YAML or JSON, or a reference leads nowhere
   */
  static async load(file: string): Promise<Library> {
    const root = /^https?:/.test(file) ? file : resolve(file);
    if (root !== file || isAbsolute(file)) await readable(root);
    const resolver = new BaseResolver();
    const documents = new Map<string, Document>();
    const waiting = [{ file: root, from: file }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (documents.has(next.file)) continue;
      const document = await resolver.resolveDocument(null, next.file, next.file === root).catch((error: unknown) => error as Error);
      if (document instanceof Error) throw new ContractError(`${shown(next.from)}: cannot read ${shown(next.file)}: ${document.message}`);
      documents.set(next.file, document);
      for (const ref of referencesIn(document.parsed)) {
        const target = ref.split('#', 1)[0] ?? '';
        if (target !== '') waiting.push({ file: resolver.resolveExternalRef(next.file, target), from: next.file });
      }
    }
    return new Library(root, documents, resolver);
  }

  /** What stands at a place; its value is undefined where nothing does. */
  spot(file: string, pointer = ''): Spot {
    return { file, pointer, value: valueAt(this.documents.get(file)?.parsed, pointer) };
  }

  /**
   * Where a reference leads, through as many as there are.
   *
   * @throws ContractError where it leads nowhere, or in a circle
   */
  follow(spot: Spot): Spot {
    let here = spot;
    for (let steps = 0; isRecord(here.value) && typeof here.value['$ref'] === 'string'; steps += 1) {
      const ref = here.value['$ref'];
      const [target = '', fragment = ''] = ref.split('#');
      const file = target === '' ? here.file : this.resolver.resolveExternalRef(here.file, target);
      const next = this.spot(file, decoded(fragment));
      if (next.value === undefined || steps > 64) throw new ContractError(`${describe(this.place(here))}: ${ref} leads nowhere`);
      here = next;
    }
    return here;
  }

  /** A member of what stands at a spot, references on the way followed; null where there is none. */
  child(spot: Spot, ...segments: readonly string[]): Spot | null {
    let here = spot;
    for (const segment of segments) {
      const owner = this.follow(here);
      const value = valueAt(owner.value, below('', segment));
      if (value === undefined) return null;
      here = { file: owner.file, pointer: below(owner.pointer, segment), value };
    }
    return here;
  }

  /** The members of what stands at a spot, by name. */
  members(spot: Spot | null): [string, Spot][] {
    const owner = spot === null ? null : this.follow(spot);
    if (owner === null || typeof owner.value !== 'object' || owner.value === null) return [];
    return Object.entries(owner.value).map(([name, value]: [string, unknown]) => [
      name,
      { file: owner.file, pointer: below(owner.pointer, name), value },
    ]);
  }

  /** File and line of a place, for a reader: the file as seen from the working directory. */
  place({ file, pointer }: Place): ContractPlace {
    const document = this.documents.get(file);
    if (document === undefined) return { file: shown(file), line: 1 };
    const location = getLineColLocation({ source: document.source, pointer: `#${pointer === '' ? '/' : pointer}`, reportOnKey: true });
    return { file: shown(file), line: location.start.line };
  }
}

const describe = ({ file, line }: ContractPlace) => `${file}:${String(line)}`;

function shown(file: string): string {
  if (!isAbsolute(file)) return file;
  const path = relative(process.cwd(), file);
  return path.startsWith('..') ? file : path;
}

async function readable(file: string) {
  try {
    await readFile(file);
  } catch {
    throw new ContractError(`there is no contract at ${file}`);
  }
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Every `$ref` to elsewhere; what stands in examples is data, not a reference. */
function* referencesIn(value: unknown, key = ''): Generator<string> {
  if (typeof value !== 'object' || value === null || key === 'example' || key === 'value' || key === 'const' || key === 'enum') return;
  for (const [name, member] of Object.entries(value) as [string, unknown][]) {
    if (name === '$ref' && typeof member === 'string') yield member;
    else yield* referencesIn(member, name);
  }
}
