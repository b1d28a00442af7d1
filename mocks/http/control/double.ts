import { Hono } from 'hono';
import * as z from 'zod/mini';

import { BEACON, beaconRandomness, latestBeaconRound, signBeaconRound } from '../../domain/double/beacon';
import { ControlError, integerBetween, parseBody, requireFound } from './body';
import type { ControlDeps } from './deps';

/** Maximum number of further rounds after which a call can make the chain end. */
const MAX_ROUNDS_LEFT = 2000;
const emptyBody = z.strictObject({});
const chainEnd = z.strictObject({ rounds: integerBetween(0, MAX_ROUNDS_LEFT) });

/**
 * Routes `POST double/void` (voids the current round; 409 after the end of betting), `POST double/chain-end` (the current chain ends after
 * `rounds` further ones, and open bets are refunded; nothing happens if it ends sooner anyway) and the randomness beacon in drand's format:
 * `GET beacon/info`, `GET beacon/public/:round` (a number or `latest`; 404 for a future one).
 */
export function doubleRoutes({ world: { double, clock } }: ControlDeps): Hono {
  const app = new Hono();

  app.post('/double/void', async (c) => {
    await parseBody(c, emptyBody);
    const voided = double.voidRound();
    if (!voided.ok) throw new ControlError(voided.error.status, voided.error.body.message);
    return c.json(voided.value);
  });

  app.post('/double/chain-end', async (c) => {
    double.skipToChainEnd((await parseBody(c, chainEnd)).rounds);
    return c.json(double.config());
  });

  app.get('/beacon/info', (c) =>
    c.json({
      public_key: BEACON.publicKey,
      period: BEACON.periodS,
      genesis_time: BEACON.genesisTime,
      hash: BEACON.chainHash,
      groupHash: BEACON.groupHash,
      schemeID: BEACON.scheme,
      metadata: { beaconID: BEACON.name },
    }),
  );

  app.get('/beacon/public/:round', (c) => {
    const latest = latestBeaconRound(clock.now());
    const text = c.req.param('round');
    const asked = text === 'latest' ? latest : /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
    const round = requireFound(asked === undefined || asked > latest || asked < 1 ? undefined : asked, 'beacon round');
    const signature = signBeaconRound(round);
    return c.json({ round, randomness: beaconRandomness(signature), signature });
  });
  return app;
}
