import { type Child, h } from '../../third-party/pages/shared/dom';
import { button, form, note, section, select, send, textField } from '../controls';
import type { PanelContext, Tab } from '../panel-context';
import { formatTime, parseInteger } from '../format';
import { toFields, toNumber } from '../parse-values';
import { type EventKind, type PushedEvent, readEventKinds, readEvents, readRealtime, type Realtime } from '../traffic-responses';
import { pushSection } from './push-section';
import { socketFaults } from './socket-faults';

/** Ways in which the stand-in's socket reports an error to a client, with their labels. */
const ERROR_STYLES = [
  ['inBand', 'in-band, as Reverb does'],
  ['closeCode', 'by close code, as Pusher does'],
] as const;
const CLOSE_CODES = ['1000', '1011', '1012', '4001', '4004', '4009', '4100', '4200', '4201', '4301'];

/** Creates the tab of the real-time connections, their faults and the pushed events. */
export function realtimeTab(context: PanelContext): Tab {
  const { api, selection } = context;
  let realtime: Realtime = readRealtime(undefined);
  let kinds: readonly EventKind[] = [];
  let events: readonly PushedEvent[] = [];
  let code = '4200';
  const push = pushSection(context);
  const faults = socketFaults(context);

  function setErrorStyle(errorStyle: string): void {
    void context.runAction(async () => {
      realtime = readRealtime(await api.put('/realtime', { errorStyle }));
      return `Refusals come ${ERROR_STYLES.find(([name]) => name === errorStyle)?.[1] ?? errorStyle}.`;
    });
  }

  function close(isCut: boolean): void {
    void context.runAction(async () => {
      const closeCode = parseInteger(code);
      if (!isCut && (closeCode === undefined || closeCode < 1000 || closeCode > 4999)) throw new Error('A close code is 1000 to 4999.');
      const { closed } = toFields(await api.post('/realtime/close', isCut ? {} : { code: closeCode }));
      return `Closed: ${connections(toNumber(closed))}.`;
    });
  }

  const connectionSection = (): Child =>
    section(
      'Connection',
      note(realtime.connections === null ? '…' : `${connections(realtime.connections)} open.`),
      select('Refusals come', realtime.errorStyle, ERROR_STYLES, setErrorStyle),
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
      const [realtimeBody, eventsBody, kindsBody] = await Promise.all([
        api.get('/realtime'),
        api.get('/events'),
        kinds.length > 0 ? undefined : api.get('/event-kinds'),
        selection.load(),
      ]);
      realtime = readRealtime(realtimeBody);
      events = readEvents(eventsBody);
      if (kinds.length === 0) kinds = readEventKinds(kindsBody);
    },
    view: () => [connectionSection(), push(kinds), faults(realtime.faults, kinds), eventSection(events)],
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
