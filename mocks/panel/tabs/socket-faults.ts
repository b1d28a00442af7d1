import { protocolErrors } from '../../realtime/error-codes';
import { type Child, h } from '../../third-party/pages/shared/dom';
import { form, note, section, select, send, textField, toggle } from '../controls';
import type { PanelContext } from '../panel-context';
import { parseInteger } from '../format';
import type { Faults } from '../../realtime/fault-injector';
import type { EventKind } from '../control-responses';

/** Texts that the server sends as frames, although they are no valid messages of the protocol. */
const GARBAGE_FRAMES = ['{}', '[]', '{"event":5}', 'no json'];
/** Faults that are switched on and off: name, label, and the value while they are on. */
const SWITCHES = [
  ['unreachable', 'Unreachable', true],
  ['dropIncoming', 'Ignore client messages', true],
  ['duplicate', 'Every event twice', true],
  ['garbage', 'Garbage frames', GARBAGE_FRAMES],
] as const;

/** Creates the section of the faults of the real-time server. @returns a function that renders it for the faults that are set now */
export function socketFaults(context: PanelContext) {
  let delay: string | undefined;

  /** Sets one fault, and keeps the others. */
  function set(faults: Faults, name: string, value: unknown): void {
    void context.runAction(async () => {
      const rest = Object.entries(faults).filter(([other]) => other !== name);
      await context.api.put('/realtime', { faults: Object.fromEntries(value === undefined ? rest : [...rest, [name, value]]) });
      return value === undefined ? `${name}: off.` : `${name}: on.`;
    });
  }

  return function view(faults: Faults, kinds: readonly EventKind[]): Child {
    const dropped = faults.drop === 'everything' ? 'everything' : (kinds.find(({ name }) => isDropped(faults.drop, name))?.name ?? '');
    const refuseWith = Object.entries(protocolErrors).find(([, { code }]) => code === faults.refuse?.code);
    const late = String(faults.slow?.ms ?? 0);
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
        refuseWith?.[0] ?? '',
        [['', 'no'], ...Object.entries(protocolErrors).map(([name, { code, message }]) => [name, `${String(code)} ${message}`] as const)],
        (name) => set(faults, 'refuse', Object.entries(protocolErrors).find(([known]) => known === name)?.[1]),
      ),
      form(
        'Slow',
        () => {
          const ms = parseInteger(delay ?? late);
          if (ms === undefined) context.showStatus('Later by whole milliseconds.', true);
          else set(faults, 'slow', ms === 0 ? undefined : { ms });
          delay = undefined;
        },
        textField('Everything later by, ms', delay ?? late, (typed) => (delay = typed), { inputmode: 'numeric' }),
        send('Set'),
      ),
      faults.refuse !== undefined && refuseWith === undefined && note(`Refused: ${faults.refuse.message}`),
    );
  };
}

function isOn(value: unknown): boolean {
  return value === true || (Array.isArray(value) && value.length > 0);
}

/** Returns the bare and Laravel's name, both of which are dropped. */
function wireNames(name: string): string[] {
  return [name, `App\\Events\\${name}`];
}

function isDropped(drop: Faults['drop'], name: string): boolean {
  return Array.isArray(drop) && wireNames(name).some((wire) => drop.includes(wire));
}
