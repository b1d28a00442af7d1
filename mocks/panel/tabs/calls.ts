import { type Child, h } from '../../third-party/pages/shared/dom';
import { breaksContract } from '../call-log';
import { badge, button, note, row, textField, toggle } from '../controls';
import type { PanelContext, Tab } from '../panel-context';
import { formatTime } from '../format';
import type { CallRecord } from '../../http/calls';

/** Creates the tab of API calls and violations. Loading it marks all violations as seen. */
export function callsTab(context: PanelContext): Tab {
  const { calls } = context;
  let filter = '';
  let onlyBroken = false;
  /** Calls that are shown while live updates are paused. */
  let frozen: readonly CallRecord[] | undefined;
  let isLoaded = false;

  const change = (change: () => void) => () => {
    change();
    context.redraw();
  };

  function isWanted(call: CallRecord): boolean {
    if (onlyBroken && !breaksContract(call)) return false;
    const { method, path, operation, status, visit, request, answer, injected } = call;
    const all = [method, path, operation, status, visit, request, answer, injected].join(' ').toLowerCase();
    return filter
      .toLowerCase()
      .split(/\s+/)
      .every((word) => all.includes(word));
  }

  const visibleCalls = () => (frozen ?? calls.all()).filter(isWanted);

  return {
    title: 'Calls',
    intervalMs: 1000,
    load: async () => {
      await calls.poll();
      calls.markSeen();
      isLoaded = true;
    },
    view: () => {
      const lines = visibleCalls();
      return [
        row(
          textField('Filter', filter, (typed) => change(() => (filter = typed))(), {
            type: 'search',
            placeholder: 'path, operation, 422, visit',
          }),
          button(
            'Clear',
            change(() => {
              calls.clear();
              frozen &&= [];
            }),
            { name: 'Clear the list of calls' },
          ),
        ),
        row(
          toggle('Live', frozen === undefined, (isLive) => change(() => (frozen = isLive ? undefined : calls.all()))()),
          toggle('Violations only', onlyBroken, (isOn) => change(() => (onlyBroken = isOn))()),
        ),
        note(violationText(calls.violations())),
        lines.length === 0
          ? note(isLoaded ? 'No call.' : '…')
          : h('ol', { class: 'lines', 'aria-label': 'Calls, the newest first' }, lines.map(renderCall)),
      ];
    },
  };
}

function renderCall(call: CallRecord): Child {
  const { n, at, method, path, operation, status, ms, visit, request, answer, injected } = call;
  return h(
    'li',
    { key: String(n), class: breaksContract(call) ? 'broken' : undefined },
    h(
      'p',
      { class: 'headline' },
      h('code', { class: 'path' }, h('b', {}, method), ` ${path}`),
      badge(status === 0 ? 'cut' : String(status), statusStyle(status)),
    ),
    note(`${formatTime(at)} · ${operation === null ? '' : `${operation} · `}${String(Math.round(ms))} ms`, visit !== '' && ` · ${visit}`),
    operation === null && h('p', { class: 'wrong' }, 'The contract has no such call.'),
    request !== null && h('p', { class: 'wrong' }, `Request: ${request}`),
    answer !== null && h('p', { class: 'wrong' }, `Answer: ${answer}`),
    injected !== null && h('p', { class: 'injected' }, `On purpose: ${injected}`),
  );
}

function statusStyle(status: number): 'good' | 'warn' | 'bad' {
  if (status === 0 || status >= 500) return 'bad';
  return status >= 400 ? 'warn' : 'good';
}

function violationText(count: number): string {
  if (count === 0) return 'No violation of the contract since this page was loaded.';
  return `${String(count)} ${count === 1 ? 'violation' : 'violations'} of the contract since this page was loaded.`;
}
