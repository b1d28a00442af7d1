import { Hono } from 'hono';
import * as z from 'zod/mini';

import { conflict, notFound } from '../domain/result';
import { nextIdentity, toVerificationDto } from '../domain/player/verification';
import { parseBody, textUpTo, ThirdPartyError, toResponse } from './third-party-call';
import type { ThirdPartyDeps } from './third-party-call';
import { messageResponse } from './responses';

// The reference is the player's id.
const request = z.strictObject({
  token: textUpTo(4096),
  reference: textUpTo(64),
  kind: z.enum(['face', 'kyc']),
  result: z.literal('success'),
});

/**
 * Routes `POST verification`: the widget reports a successful check, which updates the player and sends a notice (SPEC W1). A wrong token
 * is a 401, an unknown player a 404, and a check that is not due a 409.
 */
export function verificationRoutes({ world, verificationToken, getVisit }: ThirdPartyDeps): Hono {
  const app = new Hono();
  app.post('/verification', async (c) => {
    const { token, reference, kind } = await parseBody(c, request);
    if (token !== verificationToken) return toResponse(messageResponse(401, 'Unauthenticated.'));
    const player = world.players.byId(reference);
    if (player === undefined) throw new ThirdPartyError(notFound('no_player', 'Não encontrado.'));
    const visit = getVisit(c.req.raw);
    const forbidden = world.authorization.accessBlock('verify', player, visit);
    if (forbidden !== null) throw new ThirdPartyError(forbidden);
    const checked = nextIdentity(player.verification, `${kind}_passed`);
    if (!checked.ok) throw new ThirdPartyError(checked.error);
    if (checked.value === player.verification) throw new ThirdPartyError(conflict('not_due', 'Esta verificação não está pendente.'));
    world.players.update(player.id, { verification: checked.value });
    return toResponse({ status: 200, body: toVerificationDto(checked.value, visit.ipBlocked) });
  });
  return app;
}
