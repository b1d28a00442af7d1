import { printable } from '../report/escape';
import { counted } from '../report/words';
import type { Change } from './redocly';
import type { Verdict } from './classify-changes';

/** A verdict for people. */
export function tellVerdict({ breaking, harmless, versions, fails }: Verdict): string {
  const lines = [
    ...sectionOf('Breaking', breaking),
    ...sectionOf('Harmless', harmless),
    conclusion(breaking.length, harmless.length, versions, fails),
  ];
  return `${lines.map(printable).join('\n')}\n`;
}

function conclusion(breaking: number, harmless: number, { old, fresh }: Verdict['versions'], fails: boolean): string {
  const versions = old === fresh ? `info.version stayed ${old}` : `info.version went from ${old} to ${fresh}`;
  if (breaking === 0) return `${counted(harmless, 'harmless change')}, none breaks a client; ${versions}.`;
  const said = `${counted(breaking, 'breaking change')}, ${counted(harmless, 'harmless one')}; ${versions}`;
  return fails ? `${said}: that needs a step of the major version (below 1.0 of the minor one).` : `${said}, which allows them.`;
}

function sectionOf(title: string, changes: readonly Change[]): string[] {
  if (changes.length === 0) return [];
  return [title, ...changes.flatMap((change) => [`  ${whereOf(change)}`, ...saidOf(change)]), ''];
}

function whereOf({ path, property, kind, base, revision }: Change): string {
  const readable = path
    .replace(/^#\/?/, '')
    .replaceAll('~1', '/')
    .replaceAll('~0', '~')
    .replace(/^paths\//, '');
  const place = revision ?? base;
  return `${kind} ${readable}${property === undefined ? '' : ` · ${property}`}${place === undefined ? '' : ` (${place.file}:${String(place.line)})`}`;
}

const saidOf = ({ verdicts }: Change) => verdicts.map(({ message, ruleId }) => `    ${message} (${ruleId})`);
