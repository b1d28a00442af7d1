import { problems } from '../../realtime/problems';
import { type Child, h } from '../../third-party/pages/shared/dom';
import { form, note, section, select, send, textField, toggle } from '../controls';
import type { Desk } from '../desk';
import { whole } from '../format';
import { type Fields, fieldsOf, number, text } from '../read';
import type { EventKind } from '../wire-answers';

const NOISE = ['{}', '[]', '{"event":5}', 'no json'];
const SWITCHES = [
  ['unreachable', 'Unreachable', true],
  ['deaf', 'Deaf to clients', true],
  ['duplicate', 'Every event twice', true],
  ['garbage', 'Garbage frames', NOISE],
] as const;

/** Creates the section for socket faults. */
export function socketFaults(desk: Desk) {
  let delay: string | undefined;

  /** Sets or removes one fault and keeps the others. */
  function set(faults: Fields, name: string, value: unknown): void {
    void desk.act(async () => {
      const rest = Object.entries(faults).filter(([other]) => other !== name);
      await desk.api.put('/realtime', { faults: Object.fromEntries(value === undefined ? rest : [...rest, [name, value]]) });
      return value === undefined ? `${name}: off.` : `${name}: on.`;
    });
  }

  return function view(faults: Fields, kinds: readonly EventKind[]): Child {
    const dropped = faults.drop === 'everything' ? 'everything' : (kinds.find(({ name }) => isDropped(faults.drop, name))?.name ?? '');
    const refusal = Object.entries(problems).find(([, { code }]) => code === fieldsOf(faults.refuse).code);
    const late = String(number(fieldsOf(faults.slow).ms));
    return section(
      'Socket faults',
      h(
        'div',
        { class: 'switches' },
        SWITCHES.map(([name, label, on]) => toggle(label, isOn(faults[name]), (isWanted) => set(faults, name, isWanted ? on : undefined))),
      ),
      select(
        'Lose what is sent',
        dropped,
        [['', 'nothing'], ['everything', 'everything'], ...kinds.map(({ name }) => [name, name] as const)],
        (name) => set(faults, 'drop', name === '' ? undefined : name === 'everything' ? name : wireNames(name)),
      ),
      select(
        'Refuse new connections',
        refusal?.[0] ?? '',
        [['', 'no'], ...Object.entries(problems).map(([name, { code, message }]) => [name, `${String(code)} ${message}`] as const)],
        (name) => set(faults, 'refuse', Object.entries(problems).find(([known]) => known === name)?.[1]),
      ),
      form(
        'Slow',
        () => {
          const ms = whole(delay ?? late);
          if (ms === undefined) desk.say('Later by whole milliseconds.', true);
          else set(faults, 'slow', ms === 0 ? undefined : { ms });
          delay = undefined;
        },
        textField('Everything later by, ms', delay ?? late, (typed) => (delay = typed), { inputmode: 'numeric' }),
        send('Set'),
      ),
      text(fieldsOf(faults.refuse).message) !== '' && refusal === undefined && note(`Refused: ${text(fieldsOf(faults.refuse).message)}`),
    );
  };
}

function isOn(value: unknown): boolean {
  return value === true || (Array.isArray(value) && value.length > 0);
}

/** Events travel under their bare name or Laravel's; both are dropped. */
function wireNames(name: string): string[] {
  return [name, `App\\Events\\${name}`];
}

function isDropped(drop: unknown, name: string): boolean {
  return Array.isArray(drop) && wireNames(name).some((wire) => drop.includes(wire));
}
