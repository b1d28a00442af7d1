import type { Child } from '../../third-party/pages/shared/dom';
import { codeField, form, note, section, select, send, textField } from '../controls';
import type { PanelContext } from '../panel-context';
import { formatJson } from '../format';
import type { EventKind } from '../control-responses';

/** Creates the section that pushes an event to the sockets. @returns a function that renders it, empty if no kind is known */
export function pushSection(context: PanelContext) {
  const { api, selection } = context;
  let name = '';
  let subject = '';
  let payload = '';

  function pick({ name: picked, channel, example }: EventKind): void {
    name = picked;
    payload = formatJson(example);
    const subjectName = channelSubject(channel);
    subject = subjectName === 'userId' ? selection.selectedId() || (selection.all()[0]?.id ?? '') : '';
  }

  function push({ name: kind, channel }: EventKind): void {
    void context.runAction(async () => {
      const body = {
        name: kind,
        payload: parsePayload(payload),
        ...(channelSubject(channel) !== undefined && { subject: subject.trim() }),
      };
      const pushed = await api.post<{ channel: string; sockets: number }>('/events', body);
      return `${kind} went to ${pushed.channel}. Sockets that hear it: ${String(pushed.sockets)}.`;
    });
  }

  return function view(kinds: readonly EventKind[]): Child {
    const kind = kinds.find((known) => known.name === name) ?? kinds[0];
    if (kind === undefined) return [];
    if (kind.name !== name) pick(kind);
    const subjectName = channelSubject(kind.channel);
    return section(
      'Push an event',
      select(
        'Event',
        name,
        kinds.map((known) => [known.name, known.name]),
        (picked) => {
          const next = kinds.find((known) => known.name === picked);
          if (next !== undefined) pick(next);
          context.redraw();
        },
      ),
      note('On ', kind.channel),
      codeField('Payload, JSON', payload, (typed) => (payload = typed)),
      form(
        'Push an event',
        () => push(kind),
        subjectName !== undefined &&
          textField(`For {${subjectName}}`, subject, (typed) => (subject = typed), {
            placeholder: subjectName === 'userId' ? 'usr_1' : subjectName,
          }),
        send('Push', { look: 'main' }),
      ),
    );
  };
}

/** Returns the name in the braces of a channel's pattern, such as `userId`; undefined without one. */
function channelSubject(channel: string): string | undefined {
  return /\{(\w+)\}/.exec(channel)?.[1];
}

/** Parses a payload. @throws Error with the position of the syntax error */
function parsePayload(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch (error) {
    throw new Error(`The payload is no JSON: ${error instanceof Error ? error.message : ''}`, { cause: error });
  }
}
