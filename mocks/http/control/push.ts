import { Hono } from 'hono';

import { isoDateTime } from '../../domain/calendar';
import type { ControlDeps } from './deps';

/** Routes `GET push`: the messages of web push, newest first, before their encryption. */
export function pushRoutes({ world: { push } }: ControlDeps): Hono {
  const app = new Hono();
  app.get('/push', (c) => c.json({ data: push.sent().map(({ at, endpoint, notice }) => ({ at: isoDateTime(at), endpoint, notice })) }));
  return app;
}
