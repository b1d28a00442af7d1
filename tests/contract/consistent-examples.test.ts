import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { storageRoutes } from '../../mocks/http/storage';
import { createTestWorld } from '../../mocks/world.fixture';
import { listImages } from '../../scripts/contract/consistency-rules';
import type { Json, JsonObject } from '../../scripts/contract/json';
import { rules } from '../../scripts/contract/rules';

const contract: JsonObject = JSON.parse(readFileSync('generated/openapi.json', 'utf8'));

describe('Prism answers by the examples, so that', () => {
  it('the stand-in has every image that an example names.', async () => {
    const storage = storageRoutes(createTestWorld().catalogue, async () => new Uint8Array([1]));
    const images = listImages(contract);
    expect(images.length).toBeGreaterThan(10);
    const missing: string[] = [];
    for (const image of images) {
      const path = image.startsWith('/') ? image : `/storage/${image}`;
      const response = await storage.fetch(new Request(`http://stand-in.invalid${path}`));
      if (response.status !== 200) missing.push(image);
    }
    expect(missing).toEqual([]);
  });
});

/** Creates a document whose operations answer by one example each. */
function documentOf(examples: Readonly<Record<string, Json>>): JsonObject {
  const paths = Object.entries(examples).map(([operationId, value]) => [
    `/${operationId}`,
    { get: { operationId, responses: { '200': { content: { 'application/json': { examples: { one: { value } } } } } } } },
  ]);
  return { paths: Object.fromEntries(paths) };
}

const game = { id: '7', name: 'Noite', slug: 'noite', image: '/storage/games/7.webp', provider: { id: '3', name: 'Aurora' } };
const fit = {
  listGames: { data: [game] },
  getGame: { data: { ...game, related: [game] } },
  listProviders: { data: [{ id: '3', name: 'Aurora' }] },
  listPromotions: { data: [{ id: '31', title: 'Quinta', ends_at: '2099-11-30T23:59:59-03:00' }] },
  listPromotionEntries: { data: [{ promotion_id: '31' }] },
  getDeposit: { data: { expires_at: '2026-11-21T14:20:00-03:00', server_time: '2026-11-21T14:05:00-03:00' } },
  listCoupons: { userCoupons: [{ expired: true, expires_at: '2026-10-31T23:59:59-03:00' }] },
};
const consistency = ['hasConsistentObjects', 'hasKnownReferences', 'hasFutureEnds', 'hasOwnImages'] as const;

describe('The rules of consistency', () => {
  it('find nothing in examples that fit together.', () => {
    expect(consistency.flatMap((rule) => rules[rule](documentOf(fit)))).toEqual([]);
  });

  it.each<[(typeof consistency)[number], object, string]>([
    ['hasConsistentObjects', { getGame: { data: { ...game, id: '8' } } }, "have no game '8'"],
    ['hasConsistentObjects', { getGame: { data: { ...game, name: 'Dia' } } }, 'another name of this game: "Noite"'],
    ['hasConsistentObjects', { getGame: { data: { ...game, provider: { id: '4' } } } }, "have no provider '4'"],
    ['hasKnownReferences', { listPromotionEntries: { data: [{ promotion_id: '33' }] } }, "no example defines '33'"],
    ['hasKnownReferences', { getTerms: { data: { current: { slug: 'termos' } } } }, "no example defines 'termos'"],
    ['hasFutureEnds', { getProtection: { data: { suspension: { until: '2026-11-22T14:05:00-03:00' } } } }, 'is over soon'],
    ['hasFutureEnds', { listLimits: { data: [{ pending_value: 5, effective_at: '2026-11-22T14:05:00-03:00' }] } }, 'is over soon'],
    ['hasOwnImages', { getModalImages: { login: 'https://imagens.invalid/login.webp' } }, 'another host'],
  ])('%s reports %j', (rule, change, message) => {
    const found = rules[rule](documentOf({ ...fit, ...change }));
    expect(found.map((finding) => finding.message).join('\n')).toContain(message);
  });
});
