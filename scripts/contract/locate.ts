import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import { getLineColLocation, Source } from '@redocly/openapi-core';

import { appendPointer, isObject, lookUp, tokensOf } from './json';
import { parseSource } from './parse-source';

/** Locator of the nodes of the bundle in the sources of the contract. */
export interface Locator {
  /**
   * Finds the source of a node of the bundle.
   * @param pointer in the bundle (`#/paths/…`)
   * @returns `file:line` of the node, or of the nearest one around it
   */
  locate(pointer: string): string;
}

interface SourceNode {
  readonly file: string;
  readonly pointer: string;
}

const ROOT_FILE = 'openapi/openapi.yaml';
const TAGS = 'openapi/tags';

/** Creates a locator for the sources of the contract, which are read at once. @param root of the project @throws if one is no YAML */
export function createLocator(root: string): Locator {
  const sources = new Map<string, Source>();
  const source = (file: string) => {
    const known = sources.get(file) ?? new Source(file, readFileSync(join(root, file), 'utf8'));
    sources.set(file, known);
    return known;
  };
  const files = sourceFiles(root);
  const documents = new Map(files.map((file) => [file, parseSource(join(root, file), source(file).body)]));
  const at = ({ file, pointer }: SourceNode) => lookUp(documents.get(file), pointer);

  /** Finds the source of a component: the bundler collects the components of all tags under `components`. */
  function component(section: string, name: string): SourceNode | undefined {
    const pointer = appendPointer('#', section, name);
    const file = files.find((one) => at({ file: one, pointer }) !== undefined);
    return file === undefined ? undefined : { file, pointer };
  }

  function follow(node: SourceNode): SourceNode {
    const value = at(node);
    const reference = isObject(value) ? value['$ref'] : undefined;
    if (typeof reference !== 'string') return node;
    const [file = '', pointer = ''] = reference.split('#');
    const target = { file: file === '' ? node.file : posix.join(posix.dirname(node.file), file), pointer: `#${pointer}` };
    return at(target) === undefined ? node : follow(target);
  }

  return {
    locate(pointer) {
      const [first, section = '', name = '', ...rest] = tokensOf(pointer);
      const start = first === 'components' ? component(section, name) : undefined;
      let node = start ?? { file: ROOT_FILE, pointer: '#' };
      for (const token of start === undefined ? tokensOf(pointer) : rest) {
        const owner = follow(node);
        const next = { file: owner.file, pointer: appendPointer(owner.pointer, token) };
        if (at(next) === undefined) return line(owner);
        node = next;
      }
      return line(follow(node));
    },
  };

  function line({ file, pointer }: SourceNode): string {
    const { start } = getLineColLocation({ source: source(file), pointer, reportOnKey: true });
    return `${file}:${String(start.line)}`;
  }
}

/** Lists the files of the contract relative to the project: the root document, the common file, then the tags by name. */
export function sourceFiles(root: string): string[] {
  const tags = readdirSync(join(root, TAGS)).filter((name) => name.endsWith('.yaml'));
  return [ROOT_FILE, 'openapi/common.yaml', ...tags.toSorted().map((name) => `${TAGS}/${name}`)];
}
