import { readFile } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';

// The whole package takes a tenth of a second to load.
import { getLineColLocation } from '@redocly/openapi-core/lib/format/codeframes.js';
import type { BaseResolver, Document } from '@redocly/openapi-core/lib/resolve.js';

import type { SourceLocation } from '../types';
import { ContractError } from './contract-error';
import { JsonLines } from './json-lines';
import { FileResolver } from './parse-file';
import { appendPointer, isRecord, memberOf, valueAt } from './pointer';
import { findReferences } from './references';
import { usablePatterns } from './usable-patterns';
import type { UnusablePattern } from './usable-patterns';
import { TextLines } from './text-lines';
import { upgradeSchemas } from './upgrade-schemas';
import { YamlLines } from './yaml-lines';

export interface ContractLocation {
  /** Absolute path or URL. */
  file: string;
  pointer: string;
}

export interface ContractNode extends ContractLocation {
  value: unknown;
}

/** Characters from which the syntax tree of a file takes more memory than the rest of the run. */
const LARGE = 2_000_000;

/** Resolves references on demand and knows the line of every node. */
export class DocumentStore {
  private readonly largeFiles = new Map<string, JsonLines | YamlLines>();
  private readonly texts = new Map<string, TextLines>();
  private readonly anchors = new Map<string, Map<string, string>>();
  /** By file and relative address: a contract refers to its few files thousands of times. */
  private readonly addresses = new Map<string, string>();
  /** By file and reference: most references are to a few schemas. */
  private readonly targets = new Map<string, ContractNode>();

  private constructor(
    readonly root: string,
    readonly documents: ReadonlyMap<string, Document>,
    private readonly resolver: BaseResolver,
    /** By file: where a node of a converted document was in the file. */
    private readonly moved: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(),
    /** Patterns that were left out, because they are not ECMAScript. */
    readonly unusablePatterns: readonly (ContractLocation & UnusablePattern)[] = [],
  ) {}

  /** Returns a store whose schemas are those of OpenAPI 3.1, with patterns that compile. @param isOld true for OpenAPI 3.0 */
  normalize(isOld: boolean): DocumentStore {
    const moved = new Map<string, ReadonlyMap<string, string>>();
    const unusable: (ContractLocation & UnusablePattern)[] = [];
    const documents = [...this.documents].map(([file, document]): [string, Document] => {
      const upgraded = isOld ? upgradeSchemas(document.parsed) : { parsed: document.parsed as unknown, moved: new Map<string, string>() };
      const { parsed, unusable: patterns } = usablePatterns(upgraded.parsed);
      moved.set(file, upgraded.moved);
      unusable.push(...patterns.map((one) => ({ file, ...one })));
      return [file, { ...document, parsed }];
    });
    return new DocumentStore(this.root, new Map(documents), this.resolver, moved, unusable);
  }

  /**
   * Reads a contract, by path or URL, with all files that it refers to.
   *
   * @throws ContractError if a file is missing or is not YAML or JSON, or a reference cannot be resolved
   */
  static async load(file: string): Promise<DocumentStore> {
    const root = /^https?:/.test(file) ? file : resolve(file);
    if (root !== file || isAbsolute(file)) await assertReadable(root);
    const resolver = new FileResolver();
    const documents = new Map<string, Document>();
    const queue = [{ file: root, from: file }];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      if (documents.has(next.file)) continue;
      const document = await resolver.resolveDocument(null, next.file, next.file === root).catch((error: unknown) => error as Error);
      if (document instanceof Error)
        throw new ContractError(`${displayPath(next.from)}: cannot read ${displayPath(next.file)}: ${document.message}`);
      documents.set(next.file, document);
      for (const { ref } of findReferences(document.parsed)) {
        const target = ref.split('#', 1)[0] ?? '';
        if (target !== '') queue.push({ file: resolver.resolveExternalRef(next.file, target), from: next.file });
      }
    }
    resolver.forgetDocuments();
    return new DocumentStore(root, documents, resolver);
  }

  /** The value is undefined if nothing is there. */
  node(file: string, pointer = ''): ContractNode {
    return { file, pointer, value: valueAt(this.documents.get(file)?.parsed, pointer) };
  }

  /** @throws ContractError if a reference cannot be resolved or is circular */
  resolveRef(node: ContractNode): ContractNode {
    let current = node;
    if (!isReference(current.value)) return current;
    const visited = new Set<string>();
    while (isReference(current.value)) {
      const { $ref: ref } = current.value;
      const key = `${current.file}#${current.pointer}`;
      if (visited.has(key)) throw new ContractError(`${this.formatLocation(node)}: ${ref} resolves to itself`);
      visited.add(key);
      current = this.followRef(current, ref);
    }
    return current;
  }

  /** Resolves one step of a reference. @throws ContractError if nothing is there */
  followRef(node: ContractNode, ref: string): ContractNode {
    const key = `${node.file} ${ref}`;
    const next = this.targets.get(key) ?? this.target(node, ref);
    this.targets.set(key, next);
    return next;
  }

  private target(node: ContractNode, ref: string): ContractNode {
    const [target = '', fragment = ''] = ref.split('#');
    const file = target === '' ? node.file : this.address(node.file, target);
    const name = decodeFragment(fragment);
    const next = name === '' || name.startsWith('/') ? this.node(file, name) : this.anchor(file, name);
    if (next.value === undefined) throw new ContractError(`${this.formatLocation(node)}: ${ref} cannot be resolved`);
    return next;
  }

  private address(file: string, target: string): string {
    const key = `${file} ${target}`;
    const address = this.addresses.get(key) ?? this.resolver.resolveExternalRef(file, target);
    this.addresses.set(key, address);
    return address;
  }

  /** The value is undefined if the document has no such `$anchor`. */
  private anchor(file: string, name: string): ContractNode {
    const anchors = this.anchors.get(file) ?? new Map(findAnchors(this.documents.get(file)?.parsed));
    this.anchors.set(file, anchors);
    const pointer = anchors.get(name);
    return pointer === undefined ? { file, pointer: '', value: undefined } : this.node(file, pointer);
  }

  /** Resolves references on the way; null if the node does not exist. */
  child(node: ContractNode, ...segments: readonly string[]): ContractNode | null {
    let current = node;
    for (const segment of segments) {
      const owner = this.resolveRef(current);
      const value = memberOf(owner.value, segment);
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
    const original = this.originalPointer(file, pointer);
    const large = this.largeFile(file, document.source.body);
    if (large !== null) return { file: displayPath(file), line: large.line(original) };
    const location = getLineColLocation({ source: document.source, pointer: `#${original === '' ? '/' : original}`, reportOnKey: true });
    return { file: displayPath(file), line: location.start.line };
  }

  /** Returns null for a file whose syntax tree is small enough. */
  private largeFile(file: string, body: string): JsonLines | YamlLines | null {
    const known = this.largeFiles.get(file);
    if (known !== undefined) return known;
    const text = this.sourceLines(file);
    if (body.length < LARGE || text === null) return null;
    const lines = /^\s*\{/.test(body) ? new JsonLines(body, text) : new YamlLines(text);
    this.largeFiles.set(file, lines);
    return lines;
  }

  /** Returns the lines of a file as it was read; null for one that is no part of the contract. */
  sourceLines(file: string): TextLines | null {
    const document = this.documents.get(file);
    if (document === undefined) return null;
    const lines = this.texts.get(file) ?? new TextLines(document.source.body);
    this.texts.set(file, lines);
    return lines;
  }

  /** Undoes the moves of a conversion, the outermost first, because inner ones are relative to the file. */
  private originalPointer(file: string, pointer: string): string {
    const moved = [...(this.moved.get(file) ?? [])];
    let original = pointer;
    for (;;) {
      const at = original;
      const [move] = moved.filter(([now]) => at === now || at.startsWith(`${now}/`)).sort(([one], [other]) => one.length - other.length);
      if (move === undefined) return original;
      const [now, was] = move;
      original = was + original.slice(now.length);
    }
  }

  /** Formats the place of the node's `$ref`, if it has one, for messages. */
  formatLocation({ file, pointer, value }: ContractNode): string {
    const place = isRecord(value) && '$ref' in value ? appendPointer(pointer, '$ref') : pointer;
    const { file: shown, line } = this.sourceLocation({ file, pointer: place });
    return `${shown}:${String(line)}`;
  }
}

const isReference = (value: unknown): value is { $ref: string } => isRecord(value) && typeof value['$ref'] === 'string';

function* findAnchors(value: unknown, pointer = ''): Generator<[string, string]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value) as [string, unknown][]) {
    if ((name === '$anchor' || name === '$dynamicAnchor') && typeof member === 'string') yield [member, pointer];
    else yield* findAnchors(member, appendPointer(pointer, name));
  }
}

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
