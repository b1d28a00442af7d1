import { h, type Child } from '../../third-party/pages/shared/dom';
import { button, form, note, row, section, send, textField } from '../controls';
import type { Desk, Tab } from '../desk';
import { moment } from '../format';
import { fieldsOf, text } from '../read';
import { playerSections } from './player-section';
import { visitSections } from './visit-section';

const MINUTE = 60_000;
const LEAPS = [
  ['+1 min', MINUTE],
  ['+15 min', 15 * MINUTE],
  ['+1 h', 60 * MINUTE],
  ['+24 h', 1440 * MINUTE],
] as const;
/** Offset of São Paulo, whose calendar days the contract uses. */
const OFFSET = '-03:00';

/** Creates the tab for the world: visit, players, clock, reset. */
export function worldTab(desk: Desk): Tab {
  const { api, people } = desk;
  const visit = visitSections(desk);
  const player = playerSections(desk);
  let wantedMoment = '';
  let isAskedToReset = false;

  function turn(change: { advance: number } | { at: string } | { reset: true }): void {
    void desk.act(async () => `It is ${moment(text(fieldsOf(await api.post('/clock', change)).now))} in the world.`);
  }

  function turnTo(): void {
    const at = Date.parse(`${wantedMoment}${OFFSET}`);
    if (Number.isNaN(at)) desk.say('The clock needs a date and a time.', true);
    else turn({ at: new Date(at).toISOString() });
  }

  function askToReset(isAsked: boolean): void {
    isAskedToReset = isAsked;
    desk.focus(isAsked ? 'keep-world' : 'reset-world');
  }

  async function reset(): Promise<void> {
    await desk.act(async () => {
      await api.post('/reset');
      return 'The world is as it began; every session has ended.';
    });
    askToReset(false);
  }

  const clockSection = (now: string): Child =>
    section(
      'Clock',
      h('p', { class: 'reading' }, now === '' ? '…' : moment(now)),
      row(...LEAPS.map(([label, advance]) => button(label, () => turn({ advance })))),
      form(
        'Set the clock',
        turnTo,
        textField('Date and time in São Paulo', wantedMoment, (typed) => (wantedMoment = typed), { type: 'datetime-local', step: '1' }),
        send('Set'),
        button('Real time', () => turn({ reset: true })),
      ),
    );

  const resetSection = (): Child =>
    section(
      'Reset',
      isAskedToReset
        ? [
            note('Players, money, calls and sessions go back to the beginning.'),
            row(
              button('Reset the world', () => void reset(), { look: 'danger' }),
              button('Keep it', () => askToReset(false), { id: 'keep-world' }),
            ),
          ]
        : row(button('Reset the world…', () => askToReset(true), { id: 'reset-world' })),
    );

  return {
    title: 'World',
    every: 2000,
    load: async () => {
      await Promise.all([visit.load(), people.load()]);
    },
    view: () => [visit.scenarioSection(), visit.playerSection(), player(), clockSection(people.state()?.now ?? ''), resetSection()],
  };
}
