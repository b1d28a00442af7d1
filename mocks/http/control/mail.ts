import { Hono } from 'hono';

import { readResetToken } from '../../db/players/recovery';
import { isoDateTime } from '../../domain/calendar';
import { requireFound } from './body';
import type { ControlDeps } from './deps';
import { playerIds } from './player-ids';

/**
 * Routes `GET mail` (newest first, with `?playerId=` of one player) and `GET mail/newest?to=` (code and password reset token of
 * the latest message whose recipient ends with `to`; 404 without one).
 */
export function mailRoutes({ world }: ControlDeps): Hono {
  const { mail, players } = world;
  const app = new Hono();
  app.get('/mail', (c) => {
    const playerId = c.req.query('playerId');
    const messages =
      playerId === undefined ? mail.all() : mail.forPlayer(requireFound(players.byId(playerId), 'player', playerIds(world), playerId).id);
    return c.json({
      data: messages.map(({ id, at, kind, to, subject, text, code, link }) => {
        return { id, at: isoDateTime(at), kind, to, subject, text, code, link };
      }),
    });
  });
  app.get('/mail/newest', (c) => {
    const newest = requireFound(
      mail.all().find(({ to }) => to.endsWith(c.req.query('to') ?? '?')),
      'message',
    );
    const token = newest.link === null ? null : readResetToken(newest.link);
    return c.json({ code: newest.code, token });
  });
  return app;
}
