import { readFile } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';

import { BaseResolver, getLineColLocation } from '@redocly/openapi-core';
import type { Document } from '@redocly/openapi-core';

import type { SourceLocation } from '../types';
import { appendPointer, isRecord, valueAt } from './pointer';

export interface ContractLocation {
  /** Absolute path or URL. */
  file: string;
  pointer: string;
}

export interface ContractNode extends ContractLocation {
  value: unknown;
}

/** Thrown if a contract cannot be used; the message is for its author. */
export class ContractError extends Error {}

/** Resolves references on demand and knows the line of every node. */
export class DocumentStore {
  private constructor(
    readonly root: string,
    readonly documents: ReadonlyMap<string, Document>,
    private readonly resolver: BaseResolver,
  ) {}

  /**
   * Reads a contract, by path or URL, with all files that it refers to.
   *
   * @throws ContractError if a file is missing or is not YAML or JSON, or a reference cannot be resolved
   */
  static async load(file: string): Promise<DocumentStore> {
    const root = /^https?:/.test(file) ? file : resolve(file);
    if (root !== file || isAbsolute(file)) await assertReadable(root);
    const resolver = new BaseResolver();
    const documents = new Map<string, Document>();
    const queue = [{ file: root, from: file }];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      if (documents.has(next.file)) continue;
      const document = await resolver.resolveDocument(null, next.file, next.file === root).catch((error: unknown) => error as Error);
      if (document instanceof Error)
        throw new ContractError(`${displayPath(next.from)}: cannot read ${displayPath(next.file)}: ${document.message}`);
      documents.set(next.file, document);
      for (const ref of findReferences(document.parsed)) {
        const target = ref.split('#', 1)[0] ?? '';
        if (target !== '') queue.push({ file: resolver.resolveExternalRef(next.file, target), from: next.file });
      }
    }
    return new DocumentStore(root, documents, resolver);
  }

  /** The value is undefined if nothing is there. */
  node(file: string, pointer = ''): ContractNode {
    return { file, pointer, value: valueAt(this.documents.get(file)?.parsed, pointer) };
  }

  /** @throws ContractError if a reference cannot be resolved or is circular */
  resolveRef(node: ContractNode): ContractNode {
    let current = node;
    for (let steps = 0; isRecord(current.value) && typeof current.value['$ref'] === 'string'; steps += 1) {
      const ref = current.value['$ref'];
      const [target = '', fragment = ''] = ref.split('#');
      const file = target === '' ? current.file : this.resolver.resolveExternalRef(current.file, target);
      const next = this.node(file, decodeFragment(fragment));
      if (next.value === undefined || steps > 64)
        throw new ContractError(`${formatLocation(this.sourceLocation(current))}: ${ref} cannot be resolved`);
      current = next;
    }
    return current;
  }

  /** Resolves references on the way; null if the node does not exist. */
  child(node: ContractNode, ...segments: readonly string[]): ContractNode | null {
    let current = node;
    for (const segment of segments) {
      const owner = this.resolveRef(current);
      const value = valueAt(owner.value, appendPointer('', segment));
      if (value === undefined) return null;
      current = { file: owner.file, pointer: appendPointer(owner.pointer, segment), value };
    }
    return current;
  }

  members(node: ContractNode | null): [string, ContractNode][] {
    const owner = node === null ? null : this.resolveRef(node);
    if (owner === null || typeof owner.value !== 'object' || owner.value === null) return [];
    return Object.entries(owner.value).map(([name, value]: [string, unknown]) => [
      name,
      { file: owner.file, pointer: appendPointer(owner.pointer, name), value },
    ]);
  }

  /** The file is relative to the working directory. */
  sourceLocation({ file, pointer }: ContractLocation): SourceLocation {
    const document = this.documents.get(file);
    if (document === undefined) return { file: displayPath(file), line: 1 };
    const location = getLineColLocation({ source: document.source, pointer: `#${pointer === '' ? '/' : pointer}`, reportOnKey: true });
    return { file: displayPath(file), line: location.start.line };
  }
}

const formatLocation = ({ file, line }: SourceLocation) => `${file}:${String(line)}`;

function displayPath(file: string): string {
  if (!isAbsolute(file)) return file;
  const path = relative(process.cwd(), file);
  return path.startsWith('..') ? file : path;
}

async function assertReadable(file: string) {
  try {
    await readFile(file);
  } catch {
    throw new ContractError(`there is no contract at ${file}`);
  }
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Skips examples and enums, which are data. */
function* findReferences(value: unknown, key = ''): Generator<string> {
  if (typeof value !== 'object' || value === null || key === 'example' || key === 'value' || key === 'const' || key === 'enum') return;
  for (const [name, member] of Object.entries(value) as [string, unknown][]) {
    if (name === '$ref' && typeof member === 'string') yield member;
    else yield* findReferences(member, name);
  }
}
