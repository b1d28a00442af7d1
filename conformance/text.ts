import { isRecord } from './contract/pointer';
import type { Blocked, SourceLocation, Finding, Report, Untried } from './types';

/** Describes a value by its type, for findings: `array of 3`, `string "abc"`. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `array of ${String(value.length)}`;
  if (isRecord(value)) return `object with ${listNames(Object.keys(value), 'no members')}`;
  if (typeof value === 'string') return `string ${shortJson(value)}`;
  return `${typeof value} ${JSON.stringify(value)}`;
}

/** Returns a value as JSON, truncated to `maxLength` characters; `nothing` for undefined. */
export function shortJson(value: unknown, maxLength = 60): string {
  const text = JSON.stringify(value) as string | undefined;
  if (text === undefined) return 'nothing';
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}

/**
 * Joins names with commas; returns `emptyText` if there are none. The names after the first `maxLength`, by default 6, are only counted.
 */
export function listNames(names: readonly string[], emptyText: string, maxLength = 6): string {
  if (names.length === 0) return emptyText;
  const listed = names.slice(0, maxLength).join(', ');
  return names.length > maxLength ? `${listed} and ${String(names.length - maxLength)} more` : listed;
}

/** Returns the last segment of a pointer that is neither an index nor `*`; '' if there is none. */
export const lastMember = (pointer: string): string =>
  pointer
    .split('/')
    .filter((part) => part !== '*' && !/^\d+$/.test(part))
    .at(-1) ?? '';

/** Counts errors (`findings`) and warnings. */
export function countBySeverity(findings: readonly Finding[]): { findings: number; warnings: number } {
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  return { findings: findings.length - warnings, warnings };
}

/** Findings of one operation. */
export interface FindingGroup {
  /** Method and path of the operation, as {@link operationTitle} returns them. */
  title: string;
  operationId: string | null;
  findings: readonly Finding[];
}

/** Groups findings by operation, in their order. Within an operation errors come first. */
export function groupByOperation(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const title = operationTitle(finding);
    groups.set(title, [...(groups.get(title) ?? []), finding]);
  }
  return [...groups].map(([title, own]) => ({
    title,
    operationId: own[0]?.operationId ?? null,
    findings: own.toSorted((one, other) => Number(one.severity === 'warning') - Number(other.severity === 'warning')),
  }));
}

interface BlockedGroup {
  check: string;
  reason: string;
  /** Ids of the blocked operations; empty for a check that concerns no single operation. */
  operationIds: readonly string[];
}

/** Groups blocked checks by check and reason, because one missing login can block dozens of operations. */
export function groupBlocked(blocked: readonly Blocked[]): BlockedGroup[] {
  const groups = new Map<string, BlockedGroup>();
  for (const { check, reason, operationId } of blocked) {
    const key = `${check} ${reason}`;
    const operationIds = [...(groups.get(key)?.operationIds ?? []), ...(operationId === null ? [] : [operationId])];
    groups.set(key, { check, reason, operationIds: [...new Set(operationIds)] });
  }
  return [...groups.values()];
}

/** Formats a check with its operations: `foreign-access: getOrder, dropOrder`. */
export const blockedTitle = ({ check, operationIds }: BlockedGroup): string =>
  operationIds.length === 0 ? check : `${check}: ${operationIds.join(', ')}`;

/** Returns the method and path of an operation. Without a path: its id, or `The whole contract` if it has none either. */
export const operationTitle = ({ method, path, operationId }: Pick<Finding, 'method' | 'path' | 'operationId'>): string =>
  path === '' ? (operationId ?? 'The whole contract') : `${method} ${path}`;

/** Formats the place of a finding in the response: `answer 200, /data/id`; '' without status and pointer. */
export function findingLocation({ status, pointer }: Finding): string {
  const answer = status === null ? '' : `answer ${String(status)}`;
  if (pointer === '') return answer;
  const part = pointer.startsWith('#') ? `header ${pointer.slice(1)}` : pointer;
  return answer === '' ? part : `${answer}, ${part}`;
}

/** Formats a place of the contract as `file:line`; '' for null. */
export const formatSourceLocation = (location: SourceLocation | null): string =>
  location === null ? '' : `${location.file}:${String(location.line)}`;

/** Returns true for a run without violations that checked enough. */
export const isClean = ({ summary, incomplete }: Report): boolean => summary.findings === 0 && incomplete.length === 0;

/** Formats the result of a run: `3 violations, 1 warning` or `no violations`, after `incomplete: ` if too little was checked. */
export function formatSummary(report: Report): string {
  return report.incomplete.length > 0 ? `incomplete: ${formatCounts(report)}` : formatCounts(report);
}

function formatCounts({ summary }: Report): string {
  const { findings, warnings } = summary;
  const rest = warnings === 0 ? '' : `, ${pluralize(warnings, 'warning')}`;
  return findings === 0 && warnings === 0 ? 'no violations' : `${pluralize(findings, 'violation')}${rest}`;
}

/** Formats what was tried of the contract: `checked 412 of 530; not checked: 80 wrong values, 38 documented statuses`. */
export function formatTried({ summary: { tried }, untried }: Report): string {
  const missing = new Map<string, number>();
  for (const { what, count } of untried) missing.set(what, (missing.get(what) ?? 0) + count);
  const rest = [...missing].map(([what, count]) => `${String(count)} ${what}`).join(', ');
  return `checked ${String(tried.checked)} of ${String(tried.total)}${rest === '' ? '' : `; not checked: ${rest}`}`;
}

/** Lists the examples of what was not tried, with an ellipsis if there are more. */
export const listExamples = ({ examples, count }: Untried): string => `${examples.join(', ')}${count > examples.length ? ', …' : ''}`;

/** Formats a number with its noun, to which it adds an `s` unless the number is 1: `3 violations`. */
export const pluralize = (number: number, thing: string): string => `${String(number)} ${thing}${number === 1 ? '' : 's'}`;

/** Formats a share from 0 to 1 in percent, rounded down to one decimal: `83.3 %`. */
export const formatPercent = (share: number): string => `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;

/** Formats milliseconds as seconds with one decimal: `7.4 s`. */
export const formatSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
