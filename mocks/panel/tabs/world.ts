import { type Child, h } from '../../third-party/pages/shared/dom';
import { button, form, note, row, section, send, textField } from '../controls';
import type { State } from '../control-responses';
import type { PanelContext, Tab } from '../panel-context';
import { formatDateTime } from '../format';
import { playerSections } from './player-section';
import { visitSections } from './visit-section';

const MINUTE = 60_000;
/** Pairs, in display order, of the label of a button that advances the clock and its step in ms. */
const CLOCK_STEPS = [
  ['+1 min', MINUTE],
  ['+15 min', 15 * MINUTE],
  ['+1 h', 60 * MINUTE],
  ['+24 h', 1440 * MINUTE],
] as const;
/** Clock that is shown as `…` until the world's state is loaded. */
const UNKNOWN = { now: '', clockStopped: false };
/** UTC offset of São Paulo, whose calendar days the contract uses. */
const OFFSET = '-03:00';

/** Creates the tab of the visit, the player, the clock and the reset. */
export function worldTab(context: PanelContext): Tab {
  const { api, selection } = context;
  const visit = visitSections(context);
  const player = playerSections(context);
  let wantedMoment = '';
  let isConfirmingReset = false;

  function setClock(change: { advance: number } | { at: string } | { stopped: boolean } | { reset: true }): void {
    void context.runAction(async () => {
      const { now } = await api.post<Pick<State, 'now'>>('/clock', change);
      return `It is ${formatDateTime(now)} in the world.`;
    });
  }

  function setClockTo(): void {
    const at = Date.parse(`${wantedMoment}${OFFSET}`);
    if (Number.isNaN(at)) context.showStatus('The clock needs a date and a time.', true);
    else setClock({ at: new Date(at).toISOString() });
  }

  function confirmReset(isAsked: boolean): void {
    isConfirmingReset = isAsked;
    context.focus(isAsked ? 'keep-world' : 'reset-world');
  }

  async function reset(): Promise<void> {
    await context.runAction(async () => {
      await api.post('/reset');
      return 'The world is as it began; every session has ended.';
    });
    confirmReset(false);
  }

  const clockSection = ({ now, clockStopped: isStopped }: Pick<State, 'now' | 'clockStopped'>): Child =>
    section(
      'Clock',
      h('p', { class: 'reading' }, now === '' ? '…' : formatDateTime(now), isStopped && ', stopped'),
      row(
        ...CLOCK_STEPS.map(([label, advance]) => button(label, () => setClock({ advance }))),
        button(isStopped ? 'Run' : 'Stop', () => setClock({ stopped: !isStopped })),
      ),
      form(
        'Set the clock',
        setClockTo,
        textField('Date and time in São Paulo', wantedMoment, (typed) => (wantedMoment = typed), { type: 'datetime-local', step: '1' }),
        send('Set'),
        button('Real time', () => setClock({ reset: true })),
      ),
    );

  const resetSection = (): Child =>
    section(
      'Reset',
      isConfirmingReset
        ? [
            note('Players, money, calls and sessions go back to the beginning.'),
            row(
              button('Reset the world', () => void reset(), { look: 'danger' }),
              button('Keep it', () => confirmReset(false), { id: 'keep-world' }),
            ),
          ]
        : row(button('Reset the world…', () => confirmReset(true), { id: 'reset-world' })),
    );

  return {
    title: 'World',
    intervalMs: 2000,
    load: async () => {
      await Promise.all([visit.load(), selection.load()]);
    },
    view: () => [visit.scenarioSection(), visit.playerSection(), player(), clockSection(selection.state() ?? UNKNOWN), resetSection()],
  };
}
