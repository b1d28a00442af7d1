import type { Draft } from './draft';
import { type Name, parseName } from './name';
import { refuseTakenNames } from './refuse-taken-names';

const REALTIME = 'openapi/tags/realtime.yaml';

/** Adds an event on the player's channel `users.{userId}` ([add-a-realtime-event.md](../../docs/how-to/add-a-realtime-event.md)). */
export function addEvent(draft: Draft, name: Name): void {
  const { pascal: event, title } = withSuffix(name);
  const text = title.replace(/ event$/, '');
  refuseTakenNames(draft, [event]);
  const nextWebhook = '  DoubleRoundOpened:\n    post:';
  draft.insertBefore(REALTIME, nextWebhook, webhook(event, text));
  draft.insertBefore(REALTIME, '  DoubleRoundOpened:\n    type: object', schema(event, text));
  draft.insertBefore('openapi/openapi.yaml', '  DoubleRoundOpened:\n', `  ${event}:\n    $ref: tags/realtime.yaml#/webhooks/${event}\n`);
  draft.insertBefore('tests/contract/expected-calls.ts', '  DoubleRoundOpened:', `  ${event}: 'proposed private-users.{userId}',\n`);
  draft.insertAfter('src/realtime/cache-effects.ts', "| 'NotificationEvent'", ` | '${event}'`);
  draft.insertAfter(
    'src/realtime/cache-effects.ts',
    '  NotificationEvent: { paramsFor: userParams, invalidates: [notifications] },\n',
    `  ${event}: { paramsFor: userParams, invalidates: [me] },\n`,
  );
  draft.insertAfter(
    'tests/realtime/player.test.ts',
    "describe.each(errorStyles)('%s', (errorStyle) => {\n",
    `  test('${event} refetches the player', async () => {
    const it = await logIn(errorStyle);
    const before = it.playerFetches();
    it.hub.broadcast('private-users.7', '${event}', { id: '1' });
    await waitUntil(() => it.playerFetches() > before, 30_000);
  });

`,
  );
  draft.insertBefore(
    'mocks/http/events-by-cause.test.ts',
    '\n  expect(new Set(heard',
    `  // Until a call causes it.\n  world.events.emit('${event}', 'usr_1', { id: '1' });\n`,
  );
  draft.insertAfter(
    'docs/spec/proposed-api.md',
    'NotificationEvent (id, type), sent for every notice after it was stored;',
    ` private \`users.{userId}\` ${event} (id);`,
  );
}

/** Names of events end with `Event`, also if it is not typed. */
const withSuffix = (name: Name) => (/(^|-)event$/.test(name.kebab) ? name : parseName(`${name.kebab}-event`));

const webhook = (event: string, text: string) => `  ${event}:
    post:
      operationId: on${event}
      tags: [realtime]
      x-source: proposed
      x-channel: private-users.{userId}
      summary: ${text} changed
      description: |
        On the private channel \`users.{userId}\`, after the change was stored. It is authorized by A25. A Laravel backend may
        name it \`App\\Events\\${event}\` or \`${event}\`: both are heard.
      security: []
      requestBody:
        required: true
        description: What changed.
        content:
          application/json:
            schema:
              $ref: '#/schemas/${event}'
            examples:
              changed:
                value: { id: '1' }
      responses:
        '200':
          description: Heard. An event has no answer.
`;

const schema = (event: string, text: string) => `  ${event}:
    type: object
    description: ${text} changed.
    required: [id]
    unevaluatedProperties: false
    properties:
      id: { $ref: ../common.yaml#/schemas/Id }
`;
