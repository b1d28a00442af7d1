import { printable } from '../report/escape';
import { pluralize } from '../text';
import type { Change } from './redocly';
import type { DiffResult } from './classify-changes';

/** Returns the changes and the conclusion as plain text for the terminal, without colours and control characters. */
export function formatDiff({ breaking, harmless, versions, fails }: DiffResult): string {
  const lines = [
    ...formatSection('Breaking', breaking),
    ...formatSection('Harmless', harmless),
    conclusion(breaking.length, harmless.length, versions, fails),
  ];
  return `${lines.map(printable).join('\n')}\n`;
}

function conclusion(breaking: number, harmless: number, { old, updated }: DiffResult['versions'], fails: boolean): string {
  const versions = old === updated ? `info.version stayed ${old}` : `info.version went from ${old} to ${updated}`;
  if (breaking === 0) return `${pluralize(harmless, 'harmless change')}, none breaks a client; ${versions}.`;
  const counts = `${pluralize(breaking, 'breaking change')}, ${pluralize(harmless, 'harmless one')}; ${versions}`;
  return fails ? `${counts}: that needs a major version step (below 1.0: minor).` : `${counts}, which allows them.`;
}

function formatSection(title: string, changes: readonly Change[]): string[] {
  if (changes.length === 0) return [];
  return [title, ...changes.flatMap((change) => [`  ${formatChange(change)}`, ...formatRules(change)]), ''];
}

function formatChange({ path, property, kind, base, revision }: Change): string {
  const readable = path
    .replace(/^#\/?/, '')
    .replaceAll('~1', '/')
    .replaceAll('~0', '~')
    .replace(/^paths\//, '');
  const location = revision ?? base;
  return `${kind} ${readable}${property === undefined ? '' : ` · ${property}`}${location === undefined ? '' : ` (${location.file}:${String(location.line)})`}`;
}

const formatRules = ({ verdicts }: Change) => verdicts.map(({ message, ruleId }) => `    ${message} (${ruleId})`);
