import { type Child, h } from '../../third-party/pages/shared/dom';
import { breaksContract } from '../call-log';
import { button, mark, note, row, textField, toggle } from '../controls';
import type { Desk, Tab } from '../desk';
import { time } from '../format';
import type { Call } from '../wire-answers';

/** Creates the tab with the API calls and their contract violations. */
export function callsTab(desk: Desk): Tab {
  const { calls } = desk;
  let filter = '';
  let onlyBroken = false;
  /** The list shown while live updates are paused. */
  let frozen: readonly Call[] | undefined;
  let isLoaded = false;

  const setting = (change: () => void) => () => {
    change();
    desk.draw();
  };

  function isWanted(call: Call): boolean {
    if (onlyBroken && !breaksContract(call)) return false;
    const { method, path, operation, status, visit, request, answer, injected } = call;
    const all = [method, path, operation, status, visit, request, answer, injected].join(' ').toLowerCase();
    return filter
      .toLowerCase()
      .split(/\s+/)
      .every((word) => all.includes(word));
  }

  const shown = () => (frozen ?? calls.all()).filter(isWanted);

  return {
    title: 'Calls',
    every: 1000,
    load: async () => {
      await calls.poll();
      calls.look();
      isLoaded = true;
    },
    view: () => {
      const lines = shown();
      return [
        row(
          textField('Filter', filter, (typed) => setting(() => (filter = typed))(), {
            type: 'search',
            placeholder: 'path, operation, 422, visit',
          }),
          button(
            'Clear',
            setting(() => calls.clear()),
            { name: 'Clear the list of calls' },
          ),
        ),
        row(
          toggle('Live', frozen === undefined, (isLive) => setting(() => (frozen = isLive ? undefined : calls.all()))()),
          toggle('Violations only', onlyBroken, (isOn) => setting(() => (onlyBroken = isOn))()),
        ),
        note(violations(calls.violations())),
        lines.length === 0
          ? note(isLoaded ? 'No call.' : '…')
          : h('ol', { class: 'lines', 'aria-label': 'Calls, the newest first' }, lines.map(line)),
      ];
    },
  };
}

function line(call: Call): Child {
  const { n, at, method, path, operation, status, ms, visit, request, answer, injected } = call;
  return h(
    'li',
    { key: String(n), class: breaksContract(call) ? 'broken' : undefined },
    h(
      'p',
      { class: 'headline' },
      h('code', { class: 'path' }, h('b', {}, method), ` ${path}`),
      mark(status === 0 ? 'cut' : String(status), lookOf(status)),
    ),
    note(`${time(at)} · ${operation === null ? '' : `${operation} · `}${String(Math.round(ms))} ms`, visit !== '' && ` · ${visit}`),
    operation === null && h('p', { class: 'wrong' }, 'The contract has no such call.'),
    request !== null && h('p', { class: 'wrong' }, `Request: ${request}`),
    answer !== null && h('p', { class: 'wrong' }, `Answer: ${answer}`),
    injected !== null && h('p', { class: 'injected' }, `On purpose: ${injected}`),
  );
}

function lookOf(status: number): 'good' | 'warn' | 'bad' {
  if (status === 0 || status >= 500) return 'bad';
  return status >= 400 ? 'warn' : 'good';
}

function violations(count: number): string {
  if (count === 0) return 'No violation of the contract since this page was loaded.';
  return `${String(count)} ${count === 1 ? 'violation' : 'violations'} of the contract since this page was loaded.`;
}
