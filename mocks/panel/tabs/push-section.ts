import type { Child } from '../../third-party/pages/shared/dom';
import { codeField, form, note, section, select, send, textField } from '../controls';
import type { Desk } from '../desk';
import { json } from '../format';
import { fieldsOf, text } from '../read';
import type { EventKind } from '../wire-answers';

/** Creates the section to send an event of the contract. */
export function pushSection(desk: Desk) {
  const { api, people } = desk;
  let name = '';
  let subject = '';
  let payload = '';

  function pick({ name: picked, channel, example }: EventKind): void {
    name = picked;
    payload = json(example);
    const of = subjectOf(channel);
    subject = of === 'userId' ? people.chosenId() || (people.all()[0]?.id ?? '') : '';
  }

  function push({ name: kind, channel }: EventKind): void {
    void desk.act(async () => {
      const body = { name: kind, payload: parsed(payload), ...(subjectOf(channel) !== undefined && { subject: subject.trim() }) };
      return `${kind} went to ${text(fieldsOf(await api.post('/events', body)).channel) || channel}.`;
    });
  }

  return function view(kinds: readonly EventKind[]): Child {
    const kind = kinds.find((known) => known.name === name) ?? kinds[0];
    if (kind === undefined) return [];
    if (kind.name !== name) pick(kind);
    const of = subjectOf(kind.channel);
    return section(
      'Push an event',
      select(
        'Event',
        name,
        kinds.map((known) => [known.name, known.name]),
        (picked) => {
          const next = kinds.find((known) => known.name === picked);
          if (next !== undefined) pick(next);
          desk.draw();
        },
      ),
      note('On ', kind.channel),
      codeField('Payload, JSON', payload, (typed) => (payload = typed)),
      form(
        'Push an event',
        () => push(kind),
        of !== undefined &&
          textField(`For {${of}}`, subject, (typed) => (subject = typed), { placeholder: of === 'userId' ? 'usr_1' : of }),
        send('Push', { look: 'main' }),
      ),
    );
  };
}

/** Returns the placeholder's name in a channel pattern. */
function subjectOf(channel: string): string | undefined {
  return /\{(\w+)\}/.exec(channel)?.[1];
}

/** @throws Error with the position of the syntax error */
function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch (error) {
    throw new Error(`The payload is no JSON: ${error instanceof Error ? error.message : ''}`, { cause: error });
  }
}
