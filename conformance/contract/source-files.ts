import { readFile } from 'node:fs/promises';
import { dirname, extname, isAbsolute, relative, resolve } from 'node:path';

import { ContractError } from './contract-error';
import { parseFile } from './parse-file';
import { findReferences } from './references';

/** File of a contract. */
export interface SourceFile {
  readonly text: string;
  /** Parsed content; the text itself if the file is neither YAML nor JSON, such as a description in Markdown. */
  readonly parsed: unknown;
}

/** Files of a contract by absolute path or URL. `root` is the first one. */
export interface SourceFiles {
  readonly root: string;
  readonly files: ReadonlyMap<string, SourceFile>;
}

/**
 * Reads a contract, by path or URL, with all files that it refers to.
 *
 * @throws ContractError if a file is missing or is not YAML or JSON
 */
export async function readSourceFiles(file: string): Promise<SourceFiles> {
  const root = isUrl(file) ? file : resolve(file);
  const files = new Map<string, SourceFile>();
  const queue = [{ file: root, from: file }];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (files.has(next.file)) continue;
    const { file: address, from } = next;
    const source = await readSourceFile(address, address === root).catch((error: unknown) => {
      if (address === root && isMissing(error)) throw new ContractError(`there is no contract at ${root}`);
      throw new ContractError(`${displayPath(from)}: cannot read ${displayPath(address)}: ${(error as Error).message}`);
    });
    files.set(address, source);
    for (const { ref } of findReferences(source.parsed)) {
      const target = ref.split('#', 1)[0] ?? '';
      if (target !== '') queue.push({ file: resolveAddress(address, target), from: address });
    }
  }
  return { root, files };
}

/** Returns the absolute path or URL of a file that another file refers to. @param base path or URL of the other file */
export function resolveAddress(base: string, target: string): string {
  if (isUrl(target)) return target;
  return isUrl(base) ? new URL(target, base).href : resolve(dirname(base), target);
}

/** Returns a path relative to the working directory if the file is below it. */
export function displayPath(file: string): string {
  if (!isAbsolute(file)) return file;
  const path = relative(process.cwd(), file);
  return path.startsWith('..') ? file : path;
}

const isUrl = (file: string) => /^https?:/.test(file);
const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function readSourceFile(address: string, isRoot: boolean): Promise<SourceFile> {
  const { text, type } = isUrl(address) ? await download(address) : { text: await readFile(address, 'utf8'), type: '' };
  const isData = isRoot || /^\.(?:json|ya?ml)$/.test(extname(address)) || /json|yaml|openapi/.test(type);
  return { text, parsed: isData ? parseFile(text) : text };
}

async function download(address: string): Promise<{ text: string; type: string }> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${String(response.status)} ${response.statusText}`);
  return { text: await response.text(), type: response.headers.get('content-type') ?? '' };
}
