import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, extname, isAbsolute, relative, resolve, sep } from 'node:path';

import { MAX_CONTRACT_BYTES } from '../limits';
import { ContractError } from './contract-error';
import { parseFile } from './parse-file';
import { findReferences } from './references';

/** File of a contract. `text` is as it was read. */
export interface SourceFile {
  readonly text: string;
  /**
   * Parsed content; the text itself if neither the file's extension nor its type is YAML or JSON, such as a description in Markdown. The
   * first file is always parsed.
   */
  readonly parsed: unknown;
}

/** Files of a contract by absolute path or URL. `root` is the first one. */
export interface SourceFiles {
  readonly root: string;
  readonly files: ReadonlyMap<string, SourceFile>;
}

/** Time for the download of a file, in ms. */
const DOWNLOAD_TIMEOUT_MS = 30_000;

/** Maximum number of files of a contract. */
const MAX_FILES = 2000;

/**
 * Reads a contract, by path or URL, with all files that it refers to, and theirs.
 *
 * @param allowsOutside true to read files outside of the contract's folder, and other addresses. A contract of strangers could
 *   otherwise show the files of this machine, and call addresses in its network.
 * @throws ContractError if a file is missing, has invalid YAML or JSON, is too large, or may not be read, or if there are too many files
 */
export async function readSourceFiles(file: string, allowsOutside: boolean): Promise<SourceFiles> {
  const root = isUrl(file) ? file : resolve(file);
  const files = new Map<string, SourceFile>();
  const queue = [{ file: root, from: file }];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (files.has(next.file)) continue;
    const { file: address, from } = next;
    if (files.size >= MAX_FILES) throw new ContractError(`${displayPath(root)}: it has more than ${String(MAX_FILES)} files`);
    if (address !== root && !allowsOutside && !(await isBeside(root, address)))
      throw new ContractError(
        `${displayPath(from)}: ${displayPath(address)} is outside of the contract's folder; to read it, add --allow-external-refs`,
      );
    const source = await readSourceFile(address, address === root, allowsOutside).catch((error: unknown) => {
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

/** Returns a path relative to the working directory if the file is below it; otherwise the path or URL as it is. */
export function displayPath(file: string): string {
  if (!isAbsolute(file)) return file;
  const path = relative(process.cwd(), file);
  return path.startsWith('..') ? file : path;
}

const isUrl = (file: string) => /^https?:/.test(file);
const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Returns true if an address is in the folder of the contract or below it. Links of the file system are followed. */
async function isBeside(root: string, address: string): Promise<boolean> {
  if (isUrl(root) || isUrl(address)) return isUrl(root) && isUrl(address) && new URL(address).href.startsWith(new URL('.', root).href);
  const folder = await realpath(dirname(root));
  // A file that does not exist gets the error of the reader.
  const file = await realpath(address).catch(() => address);
  return isInside(folder, file) || isInside(dirname(root), file);
}

function isInside(folder: string, file: string): boolean {
  const path = relative(folder, file);
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}

async function readSourceFile(address: string, isRoot: boolean, followsRedirects: boolean): Promise<SourceFile> {
  const { text, type } = isUrl(address) ? await download(address, isRoot || followsRedirects) : { text: await readText(address), type: '' };
  const isData = isRoot || /^\.(?:json|ya?ml)$/.test(extname(address)) || /json|yaml|openapi/.test(type);
  return { text, parsed: isData ? parseFile(text) : text };
}

async function readText(file: string): Promise<string> {
  const found = await stat(file);
  if (!found.isFile()) throw new Error('it is no file');
  if (found.size > MAX_CONTRACT_BYTES) throw new Error(TOO_LARGE);
  return readFile(file, 'utf8');
}

async function download(address: string, followsRedirects: boolean): Promise<{ text: string; type: string }> {
  const redirect = followsRedirects ? 'follow' : 'error';
  const response = await fetch(address, { redirect, signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${String(response.status)} ${response.statusText}`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_CONTRACT_BYTES) throw new Error(TOO_LARGE);
    chunks.push(chunk);
  }
  return { text: Buffer.concat(chunks).toString('utf8'), type: response.headers.get('content-type') ?? '' };
}

const TOO_LARGE = `it has more than ${String(MAX_CONTRACT_BYTES / 1024 / 1024)} MB`;
