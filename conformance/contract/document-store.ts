import type { SourceLocation } from '../types';
import type { ContractLocation, ContractNode } from './contract-node';
import { appendPointer, isRecord, memberOf, valueAt } from './pointer';
import { resolveReferences } from './resolve-references';
import { displayPath } from './source-files';
import type { SourceFile, SourceFiles } from './source-files';
import { lineOf, readLines } from './source-lines';
import type { SourceLines } from './source-lines';
import { upgradeSchemas } from './upgrade-schemas';
import { usablePatterns } from './usable-patterns';
import type { UnusablePattern } from './usable-patterns';

/** Documents of a contract, with resolved references and the line of every node. */
export class DocumentStore {
  /** Absolute path or URL of the first document. */
  readonly root: string;
  /** Documents by absolute path or URL, converted to OpenAPI 3.1, without patterns that do not compile. */
  readonly documents: ReadonlyMap<string, SourceFile>;
  /** Patterns that were left out, because they are not ECMAScript regular expressions. */
  readonly unusablePatterns: readonly (ContractLocation & UnusablePattern)[];
  /** For each file, the original pointers of the nodes that the conversion moved, by new pointer. */
  private readonly moved = new Map<string, ReadonlyMap<string, string>>();
  /** Nodes that objects with a `$ref` stand for, by object. */
  private readonly targets: ReadonlyMap<unknown, ContractNode>;
  /** Lines of files, read only when a finding needs them, because reading those of one file takes longer than many calls of the server. */
  private readonly lines = new Map<string, SourceLines>();

  /**
   * @param isOld true for OpenAPI 3.0
   * @throws ContractError if a reference cannot be resolved or is circular
   */
  constructor({ root, files }: SourceFiles, isOld: boolean) {
    const documents = new Map<string, SourceFile>();
    const unusable: (ContractLocation & UnusablePattern)[] = [];
    for (const [file, { text, parsed: source }] of files) {
      const upgraded = isOld ? upgradeSchemas(source) : { parsed: source, moved: new Map<string, string>() };
      const { parsed, unusable: patterns } = usablePatterns(upgraded.parsed);
      documents.set(file, { text, parsed });
      this.moved.set(file, upgraded.moved);
      unusable.push(...patterns.map((one) => ({ file, ...one })));
    }
    this.root = root;
    this.documents = documents;
    this.unusablePatterns = unusable;
    this.targets = resolveReferences(this);
  }

  /** Returns the node at a pointer. Its value is undefined if nothing is there. */
  node(file: string, pointer = ''): ContractNode {
    return { file, pointer, value: valueAt(this.documents.get(file)?.parsed, pointer) };
  }

  /** Returns the node that a reference stands for, or the node itself if it is no reference. */
  resolveRef(node: ContractNode): ContractNode {
    return this.targets.get(node.value) ?? node;
  }

  /** Returns a descendant, which may be a reference itself, with references resolved on the way; null if it does not exist. */
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

  /** Returns the members of an object or the items of a list, by name or index, which may be references; none for null. */
  members(node: ContractNode | null): [string, ContractNode][] {
    const owner = node === null ? null : this.resolveRef(node);
    if (owner === null || typeof owner.value !== 'object' || owner.value === null) return [];
    return Object.entries(owner.value).map(([name, value]: [string, unknown]) => [
      name,
      { file: owner.file, pointer: appendPointer(owner.pointer, name), value },
    ]);
  }

  /**
   * Returns the line of a place in the user's file, whose path is relative to the working directory; line 1 of a file that is not
   * part of the contract.
   */
  sourceLocation({ file, pointer }: ContractLocation): SourceLocation {
    const text = this.documents.get(file)?.text;
    if (text === undefined) return { file: displayPath(file), line: 1 };
    const lines = this.lines.get(file) ?? readLines(text);
    this.lines.set(file, lines);
    return { file: displayPath(file), line: lineOf(lines, this.originalPointer(file, pointer)) };
  }

  /** Returns the text of a file as it was read; null for a file that is not part of the contract. */
  sourceText(file: string): string | null {
    return this.documents.get(file)?.text ?? null;
  }

  /**
   * Undoes the moves of a conversion, the outermost one first. The new pointer of an inner move begins with the original pointer of
   * its parent, so that it matches only once the outer move is undone.
   */
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

  /** Returns `file:line` of a node for messages; of its `$ref`, if it has one. */
  formatLocation({ file, pointer, value }: ContractNode): string {
    const place = isRecord(value) && '$ref' in value ? appendPointer(pointer, '$ref') : pointer;
    const { file: shown, line } = this.sourceLocation({ file, pointer: place });
    return `${shown}:${String(line)}`;
  }
}
