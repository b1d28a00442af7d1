import type { SourceLocation, Finding, Report } from '../types';

/** What the readable reports say alike. */
export interface FindingGroup {
  /** `POST /api/auth/login`, or the operation's name where it has no path. */
  title: string;
  operationId: string | null;
  findings: readonly Finding[];
}

/** Findings by operation, in the order in which they come, errors first. */
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

/** The operation of a finding, for a reader. */
export const operationTitle = ({ method, path, operationId }: Pick<Finding, 'method' | 'path' | 'operationId'>): string =>
  path === '' ? (operationId ?? 'The whole contract') : `${method} ${path}`;

/** Where in the answer: status and pointer in a few words. */
export function findingLocation({ status, pointer }: Finding): string {
  const answer = status === null ? '' : `answer ${String(status)}`;
  if (pointer === '') return answer;
  const part = pointer.startsWith('#') ? `header ${pointer.slice(1)}` : pointer;
  return answer === '' ? part : `${answer}, ${part}`;
}

export const formatSourceLocation = (location: SourceLocation | null): string =>
  location === null ? '' : `${location.file}:${String(location.line)}`;

/** `3 errors, 1 warning`. */
export function formatSummary({ summary }: Report): string {
  const { findings, warnings } = summary;
  const rest = warnings === 0 ? '' : `, ${pluralize(warnings, 'warning')}`;
  return findings === 0 && warnings === 0 ? 'no departures' : `${pluralize(findings, 'departure')}${rest}`;
}

export const pluralize = (number: number, thing: string): string => `${String(number)} ${thing}${number === 1 ? '' : 's'}`;

export const formatPercent = (share: number): string => `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;

export const formatSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
