import { formatCounted } from '@/shared/format/number';
import callout from '@/shared/ui/callout.module.css';
import layout from '@/shared/ui/layout.module.css';

import type { FairCheck, Verdict } from '../../core/fair-checks';
import { checkVerdict, sortBySeverity } from '../../core/fair-checks';
import styles from '../../ui/receipt.module.css';
import '../../ui/verdict.css';
import type { VerifiedEvidence } from '../verify-evidence';
import { countsText, countVerdicts } from '../verify-file';

const LABELS: Readonly<Record<Verdict, string>> = { passed: 'Confere', unchecked: 'Sem conferência', failed: 'Não confere' };
/** Signs by shape, because some players cannot distinguish the colours. */
const SIGNS: Readonly<Record<Verdict, string>> = { passed: '✓', unchecked: '?', failed: '✕' };

/** Returns an element of the page. @throws {Error} if the page lacks it */
export function find<T extends HTMLElement = HTMLElement>(id: string): T {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page has no element ${id}`);
  return element as T;
}

/** Shows an error (pt-BR) in place of the result. */
export function showProblem(message: string): void {
  show(create('p', { className: `${callout.callout} ${callout.error}` }, message));
}

/** Shows the number of rounds that have been verified so far, in place of the result. */
export function showProgress(done: number): void {
  show(create('p', {}, `Conferindo: ${formatCounted(done, 'rodada', 'rodadas')}…`));
}

/** Lists the files that are verified together, and shows the button that removes them unless there are none. */
export function showFiles(names: readonly string[]): void {
  find('files').replaceChildren(...names.map((name) => create('li', {}, name)));
  find('clear').hidden = names.length === 0;
}

/** Shows a summary and all rounds, the failed ones first. */
export function showRounds(rounds: readonly VerifiedEvidence[]): void {
  const counts = countVerdicts(rounds);
  const sorted = sortBySeverity(rounds, ({ verdict }) => verdict);
  const worst = sorted[0]?.verdict ?? 'unchecked';
  const summary = create(
    'p',
    { className: callout.callout },
    mark(worst),
    `${formatCounted(rounds.length, 'rodada', 'rodadas')}: ${countsText(counts)}.`,
  );
  summary.dataset.verdict = worst;
  show(summary, ...sorted.map(roundElement));
}

function roundElement({ title, facts, checks, verdict }: VerifiedEvidence): HTMLElement {
  const details = create('details', { open: verdict !== 'passed' });
  details.dataset.verdict = verdict;
  const pairs = facts.map(([name, value]) => create('div', {}, create('dt', {}, name), create('dd', {}, value)));
  details.append(
    create('summary', {}, mark(verdict), title, create('span', { className: styles.mark }, LABELS[verdict])),
    create('ul', {}, ...checks.map(checkElement)),
    create('dl', { className: styles.facts }, ...pairs),
  );
  return details;
}

function checkElement(check: FairCheck): HTMLElement {
  const { name, passed, unchecked, expected, actual } = check;
  const verdict = checkVerdict(check);
  const text = unchecked ?? (passed && expected === actual ? actual : `calculado ${expected}; informado ${actual}`);
  const words = create('div', {}, create('strong', {}, name), create('p', { className: styles.value }, text));
  const item = create('li', { className: `${layout.item} ${styles.check}` }, mark(verdict), words);
  item.dataset.verdict = verdict;
  return item;
}

const mark = (verdict: Verdict) => create('span', { className: styles.mark, role: 'img', ariaLabel: LABELS[verdict] }, SIGNS[verdict]);

function show(...nodes: Node[]): void {
  find('result').replaceChildren(...nodes);
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}
