import { Hono } from 'hono';
import * as z from 'zod/mini';

import { conflict, notFound } from '../domain/result';
import { toVerificationDto, verify } from '../domain/verification';
import { bodyOf, Refused, sent, text } from './third-party-call';
import type { ThirdPartyParts } from './third-party-call';
import { plain } from './plain';

const request = z.strictObject({
  token: text(4096),
  /** The player's id. */
  reference: text(64),
  kind: z.enum(['face', 'kyc']),
  result: z.literal('success'),
});

/** Route `POST verification`: the widget reports a successful check (SPEC W1). */
export function verificationRoutes({ world, verificationToken, visitOf }: ThirdPartyParts): Hono {
  const app = new Hono();
  app.post('/verification', async (c) => {
    const { token, reference, kind } = await bodyOf(c, request);
    if (token !== verificationToken) return sent(plain(401, 'Unauthenticated.'));
    const player = world.players.byId(reference);
    if (player === undefined) throw new Refused(notFound('no_player', 'Não encontrado.'));
    const visit = visitOf(c.req.raw);
    const forbidden = world.guard.whyForbidden('verify', player, visit);
    if (forbidden !== null) throw new Refused(forbidden);
    const checked = verify(player.verification, `${kind}_passed`);
    if (!checked.ok) throw new Refused(checked.error);
    if (checked.value === player.verification) throw new Refused(conflict('not_due', 'Esta verificação não está pendente.'));
    world.players.update(player.id, { verification: checked.value });
    return sent({ status: 200, body: toVerificationDto(checked.value, visit.ipBlocked) });
  });
  return app;
}
