import { type Child, h } from '../../third-party/pages/shared/dom';
import { button, form, note, section, select, send, textField } from '../controls';
import type { PanelContext, Tab } from '../panel-context';
import { parseInteger } from '../format';
import { operationIds } from '../operation-ids';
import type { ListOf } from '../control-responses';
import type { Fault } from '../../http/faults';

/** Kinds of responses that a fault can give, with their labels. */
const RESPONSES = [
  ['normal', 'as it would be'],
  ['status', 'another status'],
  ['cut', 'none: nothing happens'],
  ['lost', 'lost: it happens, the answer is cut'],
] as const;
const ALL_OPERATIONS = '*' as const;
const MAX_LATENCY_MS = 60_000;

/** Creates the tab of the faults of calls. */
export function faultsTab(context: PanelContext): Tab {
  const { api } = context;
  let rules: readonly Fault[] = [];
  let isLoaded = false;
  let draft = { operation: '', latency: '', answer: 'normal', status: '503', times: '' };

  const change = (part: Partial<typeof draft>) => {
    draft = { ...draft, ...part };
    context.redraw();
  };

  function put(): void {
    void context.runAction(async () => {
      const rule = parseRule(draft);
      ({ data: rules } = await api.put<ListOf<Fault>>('/faults', rule));
      change({ operation: '' });
      return `${operationLabel(rule)}: ${describeRule(rule)}.`;
    });
  }

  /** Removes a fault, or all. The API can only clear all faults, so the others are set again. */
  function remove(removed?: Fault): void {
    void context.runAction(async () => {
      await api.remove('/faults');
      if (removed === undefined) return 'Nothing is broken any more.';
      for (const rule of rules) if (rule.operation !== removed.operation) await api.put('/faults', rule);
      return `${operationLabel(removed)} answers as it should.`;
    });
  }

  const renderRule = (rule: Fault): Child =>
    h(
      'li',
      { key: rule.operation, class: 'split' },
      h('div', {}, h('strong', {}, operationLabel(rule)), note(describeRule(rule))),
      button('Remove', () => remove(rule), { look: 'quiet', name: `Remove the fault of ${operationLabel(rule)}` }),
    );

  return {
    title: 'Faults',
    intervalMs: 3000,
    load: async () => {
      ({ data: rules } = await api.get<ListOf<Fault>>('/faults'));
      isLoaded = true;
    },
    view: () => [
      section(
        'Break an operation',
        form(
          'Break an operation',
          put,
          textField('Operation, or * for every one', draft.operation, (operation) => change({ operation }), { list: 'operations' }, 'wide'),
          h(
            'datalist',
            { id: 'operations' },
            [ALL_OPERATIONS, ...operationIds].map((id) => h('option', { value: id })),
          ),
          select('Answer', draft.answer, RESPONSES, (answer) => change({ answer }), 'wide'),
          draft.answer === 'status' && textField('Status', draft.status, (status) => change({ status }), { inputmode: 'numeric' }),
          textField('Later by, ms', draft.latency, (latency) => change({ latency }), { inputmode: 'numeric', placeholder: '0' }),
          textField('Times', draft.times, (times) => change({ times }), { inputmode: 'numeric', placeholder: 'always' }),
          send('Break it', { look: 'main' }),
        ),
      ),
      section(
        'Broken now',
        rules.length === 0 && note(isLoaded ? 'Nothing.' : '…'),
        rules.length > 0 && h('ul', { class: 'lines' }, rules.map(renderRule)),
        rules.length > 1 && button('Remove all', () => remove(), { look: 'danger' }),
      ),
    ],
  };
}

/** Parses a rule. @throws Error that describes the invalid field */
function parseRule(draft: { operation: string; latency: string; answer: string; status: string; times: string }): Fault {
  const typed = draft.operation.trim();
  const operation = [ALL_OPERATIONS, ...operationIds].find((id) => id === typed);
  if (operation === undefined) throw new Error(`The contract has no operation '${typed}'.`);
  const latency = draft.latency.trim() === '' ? 0 : parseInteger(draft.latency);
  if (latency === undefined || latency > MAX_LATENCY_MS) throw new Error(`Later by whole milliseconds, at most ${String(MAX_LATENCY_MS)}.`);
  const times = draft.times.trim() === '' ? undefined : parseInteger(draft.times);
  if (times === 0 || (times === undefined && draft.times.trim() !== '')) throw new Error('Times is a whole number above zero, or nothing.');
  const status = draft.answer === 'status' ? parseInteger(draft.status) : undefined;
  if (draft.answer === 'status' && (status === undefined || status < 200 || status > 599)) throw new Error('A status is 200 to 599.');
  if (draft.answer === 'normal' && latency === 0) throw new Error('Choose a latency or another answer.');
  return {
    operation,
    ...(latency > 0 && { latency }),
    ...(status !== undefined && { status }),
    ...(draft.answer === 'cut' && { cut: true }),
    ...(draft.answer === 'lost' && { lost: true }),
    ...(times !== undefined && { times }),
  };
}

function operationLabel({ operation }: Fault): string {
  return operation === ALL_OPERATIONS ? 'Every operation' : operation;
}

function describeRule({ latency, status, cut, lost, times }: Fault): string {
  const parts = [
    ...(cut === true ? ['no answer'] : []),
    ...(lost === true ? ['the answer is lost'] : []),
    ...(status === undefined ? [] : [String(status)]),
    ...(latency === undefined ? [] : [`${String(latency)} ms later`]),
  ];
  return `${parts.join(', ') || 'nothing'}${times === undefined ? '' : times === 1 ? ', once' : `, ${String(times)} times`}`;
}
