import { jsonTokens } from './json-tokens';
import { appendPointer } from './pointer';

/**
 * Returns the pointers of members that occur again in the same object, one for each repetition. Parsers keep the first or the last.
 *
 * @param text valid JSON
 */
export function duplicateMembers(text: string): string[] {
  const found: string[] = [];
  const open: { names: Set<string> | null; pointer: string; index: number; name: string }[] = [];
  const currentPointer = () => {
    const top = open.at(-1);
    if (top === undefined) return '';
    return appendPointer(top.pointer, top.names === null ? top.index : top.name);
  };
  for (const { text: all, isName } of jsonTokens(text)) {
    const top = open.at(-1);
    if (all === '{' || all === '[') open.push({ names: all === '{' ? new Set() : null, pointer: currentPointer(), index: 0, name: '' });
    else if (all === '}' || all === ']') open.pop();
    else if (all === ',' && top !== undefined) top.index += 1;
    else if (isName && top !== undefined) {
      top.name = all.includes('\\') ? (JSON.parse(all) as string) : all.slice(1, -1);
      if (top.names?.has(top.name) === true) found.push(currentPointer());
      top.names?.add(top.name);
    }
  }
  return found;
}
