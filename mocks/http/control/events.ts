import document from '@generated/openapi.json';
import type { EventName, EventPayload } from '@generated/events';
import { events } from '@generated/events';
import { Hono } from 'hono';
import * as z from 'zod/mini';

import { isChannelName } from '../../realtime/names';
import { bodyOf, Refused, there } from './body';
import type { Parts } from './parts';

const names = Object.keys(events) as EventName[];
const pushed = z.strictObject({ name: z.string(), subject: z._default(z.string(), ''), payload: z.unknown() });

/** Routes `POST events`, `GET events`, `GET event-kinds`: real-time events of the contract. */
export function eventRoutes({ world, log }: Parts): Hono {
  const app = new Hono();

  app.get('/event-kinds', (c) =>
    c.json({ data: names.map((name) => ({ name, channel: events[name].channel, example: exampleOf(name) })) }),
  );

  app.get('/events', (c) => c.json({ data: log.all() }));

  app.post('/events', async (c) => {
    const { name: asked, subject, payload } = await bodyOf(c, pushed);
    const name = there(
      names.find((known) => known === asked),
      'event',
    );
    const channel = events[name].channel.replace(/\{\w+\}/, subject);
    const isPublic = !/[{}]/.test(events[name].channel);
    if ((subject === '') !== isPublic || !isChannelName(channel)) {
      throw new Refused(422, isPublic ? `${channel} has no subject.` : `The subject is the id in ${events[name].channel}.`);
    }
    const judged = (await events[name].validator()).safeParse(payload);
    if (!judged.success) throw new Refused(422, z.prettifyError(judged.error));
    world.events.emit(name, subject, payload as EventPayload<typeof name>);
    return c.json({ channel }, 202);
  });
  return app;
}

function exampleOf(name: EventName): unknown {
  const { examples } = document.webhooks[name].post.requestBody.content['application/json'];
  return Object.values<{ value: unknown }>(examples)[0]?.value ?? null;
}
