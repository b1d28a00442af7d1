import { type Child, h } from '../../third-party/pages/shared/dom';
import { button, form, note, section, select, send, textField } from '../controls';
import type { PanelContext, Tab } from '../panel-context';
import { formatTime, parseInteger } from '../format';
import type { EventKind, ListOf, PushedEvent, Realtime } from '../control-responses';
import { pushSection } from './push-section';
import { socketFaults } from './socket-faults';

/** Ways in which the stand-in's socket reports an error to a client, with their labels. */
const ERROR_STYLES = [
  ['inBand', 'in-band, as Reverb does'],
  ['closeCode', 'by close code, as Pusher does'],
] as const;
/** Close codes that the field suggests; others from 1000 to 4999 can be typed. */
const CLOSE_CODES = ['1000', '1011', '1012', '4001', '4004', '4009', '4100', '4200', '4201', '4301'];

/** Creates the tab of the real-time connections, their faults and the pushed events. */
export function realtimeTab(context: PanelContext): Tab {
  const { api, selection } = context;
  let realtime: Realtime | undefined;
  let kinds: readonly EventKind[] = [];
  let events: readonly PushedEvent[] = [];
  let code = '4200';
  const push = pushSection(context);
  const faults = socketFaults(context);

  function setErrorStyle(errorStyle: string): void {
    void context.runAction(async () => {
      realtime = await api.put<Realtime>('/realtime', { errorStyle });
      return `Refusals come ${ERROR_STYLES.find(([name]) => name === errorStyle)?.[1] ?? errorStyle}.`;
    });
  }

  function close(isCut: boolean): void {
    void context.runAction(async () => {
      const closeCode = parseInteger(code);
      if (!isCut && (closeCode === undefined || closeCode < 1000 || closeCode > 4999)) throw new Error('A close code is 1000 to 4999.');
      const { closed } = await api.post<{ closed: number }>('/realtime/close', isCut ? {} : { code: closeCode });
      return `Closed: ${connections(closed)}.`;
    });
  }

  const connectionSection = (): Child =>
    section(
      'Connection',
      note(realtime === undefined ? '…' : `${connections(realtime.connections)} open.`),
      select('Refusals come', realtime?.errorStyle ?? '', ERROR_STYLES, setErrorStyle),
      form(
        'Close the connections',
        () => close(false),
        textField('Close code', code, (typed) => (code = typed), { inputmode: 'numeric', list: 'close-codes' }),
        h(
          'datalist',
          { id: 'close-codes' },
          CLOSE_CODES.map((option) => h('option', { value: option })),
        ),
        send('Close all', { look: 'danger' }),
        button('Cut all', () => close(true), { look: 'danger' }),
      ),
    );

  return {
    title: 'Real time',
    intervalMs: 3000,
    load: async () => {
      [realtime, { data: events }, { data: kinds }] = await Promise.all([
        api.get<Realtime>('/realtime'),
        api.get<ListOf<PushedEvent>>('/events'),
        kinds.length > 0 ? { data: kinds } : api.get<ListOf<EventKind>>('/event-kinds'),
        selection.load(),
      ]);
    },
    view: () => [connectionSection(), push(kinds), faults(realtime?.faults ?? {}, kinds), eventSection(events)],
  };
}

function eventSection(events: readonly PushedEvent[]): Child {
  const line = ({ name, channel, payload, at }: PushedEvent, index: number): Child =>
    h(
      'li',
      { key: `${at} ${name} ${String(events.length - index)}` },
      h('p', { class: 'headline' }, h('strong', {}, name), h('span', { class: 'note' }, formatTime(at))),
      note(channel),
      h('code', { class: 'payload' }, JSON.stringify(payload) ?? ''),
    );
  return section('Last events', events.length === 0 ? note('None yet.') : h('ol', { class: 'lines' }, events.map(line)));
}

function connections(count: number): string {
  return count === 1 ? '1 connection' : `${String(count)} connections`;
}
