import document from '@generated/openapi.json';
import type { EventName, EventPayload } from '@generated/events';
import { events } from '@generated/events';
import { Hono } from 'hono';
import * as z from 'zod/mini';

import { isChannelName } from '../../realtime/names';
import type { MediaType } from '../document';
import { ControlError, parseBody, requireFound, requireValid } from './body';
import type { ControlDeps } from './deps';

const names = Object.keys(events) as EventName[];
const eventBody = z.strictObject({ name: z.string(), subject: z._default(z.string(), ''), payload: z.optional(z.unknown()) });

/**
 * Routes `POST events` (sends an event and returns the number of subscribed sockets; `subject` is the id in the name of a private channel,
 * '' for a public one; an unknown name is a 404, a payload that breaks the contract a 422), `GET events` (the most recent, newest first)
 * and `GET event-kinds` (name, channel and an example of the payload of each event). The player of a sent event gets the notice and the web
 * push of a real one.
 */
export function eventRoutes({ world, hub, log, validator }: ControlDeps): Hono {
  const app = new Hono();

  app.get('/event-kinds', (c) =>
    c.json({ data: names.map((name) => ({ name, channel: events[name].channel, example: eventExample(name) })) }),
  );

  app.get('/events', (c) => c.json({ data: log.all() }));

  app.post('/events', async (c) => {
    const { name: requested, subject, payload } = await parseBody(c, eventBody);
    const name = requireFound(
      names.find((known) => known === requested),
      'event',
      names,
      requested,
    );
    const channel = events[name].channel.replace(/\{\w+\}/, subject);
    const isPublic = !/[{}]/.test(events[name].channel);
    if ((subject === '') !== isPublic || !isChannelName(channel)) {
      throw new ControlError(422, isPublic ? `${channel} has no subject.` : `The subject is the id in ${events[name].channel}.`);
    }
    await requireValid(validator, name, eventBodyOf(name).schema, payload ?? null, eventExample(name));
    world.events.emit(name, subject, payload as EventPayload<typeof name>);
    // The number is returned, because an event without a listener, for example in the wrong world, seems to be ignored
    // by the page.
    const sockets = hub.channels().find((one) => one.name === channel)?.subscriptions ?? 0;
    return c.json({ channel, sockets }, 202);
  });
  return app;
}

function eventExample(name: EventName): unknown {
  return Object.values(eventBodyOf(name).examples ?? {})[0]?.value ?? null;
}

function eventBodyOf(name: EventName): MediaType {
  return document.webhooks[name].post.requestBody.content['application/json'];
}
