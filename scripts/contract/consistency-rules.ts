import { readExamples } from './example-rules';
import type { Json, JsonNode, JsonObject } from './json';
import { appendPointer, isObject, members } from './json';
import type { Finding } from './operation-rules';
import { listMediaTypes, listOperations, listResponses } from './walk';

/** Object in an example of an operation's success. The rules of this file read neither examples of errors nor those of events. */
interface Place extends JsonNode {
  /** Place of the object: `operationId key/key`, without list indexes and without the `data` of the body. */
  at: string;
}

/**
 * Pattern of the places (`Place.at`) of each kind of object. Prism answers each call by an example, so the same id must be the same object
 * everywhere.
 */
const KINDS = {
  game: /^(listGames|listRecentGames|listFavoriteGames|getGame|getGame related|getPlayerOverview (favorites|recent_games))$/,
  provider: /^(listProviders|getProvider)$| provider$/,
  category: /^listCategories$| category$/,
  promotion: /^(listPromotions|getPromotion|optInPromotion)$/,
} as const;
type Kind = keyof typeof KINDS;

/** Operation that lists all objects of a kind. */
const LISTS: Readonly<Record<Kind, string>> = {
  game: 'listGames',
  provider: 'listProviders',
  category: 'listCategories',
  promotion: 'listPromotions',
};
/** Fields that must be equal in all examples of an object. */
const SAME_FIELDS = ['name', 'title', 'slug', 'image', 'image_cf'] as const;

/** Fields that refer to an object at places `at`, with the places that define it (`defined`) and the field of its id there (`by`). */
const REFERENCES: readonly { field: string; at: RegExp; defined: RegExp; by: string }[] = [
  { field: 'promotion_id', at: /^/, defined: KINDS.promotion, by: 'id' },
  { field: 'round_id', at: /DoubleBet/, defined: /^(getCurrentDoubleRound|getDoubleRound|listDoubleHistory)$/, by: 'id' },
  { field: 'chain_id', at: /^/, defined: /^getDoubleConfig (chain|next_chain)$/, by: 'id' },
  { field: 'key_id', at: / receipt$/, defined: /^getDoubleConfig receipt_keys$/, by: 'id' },
  { field: 'player_id', at: /^/, defined: /^getMe user$/, by: 'id' },
  { field: 'slug', at: /^(getTerms current|getPage)$/, defined: /^listPages$/, by: 'slug' },
];

/** Pattern of the names of fields with a moment at which something ends, such as `expires_at` and `trusted_until`. */
const END = /^(until|\w+_until|ends_at|expires_at|closes_at)$/;
/** Earliest permitted end. Prism runs on the real clock, by which an end of some days ago would be over. */
const FUTURE_FROM = Date.UTC(2090, 0);

/**
 * Requires that the examples of the list of games, providers, categories or promotions contain each id that other examples have, with
 * the same name, title, slug and images.
 */
export function hasConsistentObjects(document: JsonObject): Finding[] {
  const places = listPlaces(document);
  return (Object.keys(KINDS) as Kind[]).flatMap((kind) => {
    const all = places.filter(({ at, node }) => KINDS[kind].test(at) && typeof node['id'] === 'string');
    const listed = new Map(all.filter(({ at }) => at === LISTS[kind]).map(({ node }) => [node['id'], node]));
    return all.flatMap(({ pointer, node }) => {
      const other = listed.get(node['id'] ?? null);
      if (other === undefined) return [{ pointer, message: `the examples of ${LISTS[kind]} have no ${kind} '${String(node['id'])}'` }];
      return SAME_FIELDS.filter((field) => field in node && field in other && node[field] !== other[field]).map((field) => ({
        pointer: appendPointer(pointer, field),
        message: `the examples of ${LISTS[kind]} have another ${field} of this ${kind}: ${JSON.stringify(other[field])}`,
      }));
    });
  });
}

/** Requires that an example defines each promotion, round, chain, key, player and page whose id or slug other examples have. */
export function hasKnownReferences(document: JsonObject): Finding[] {
  const places = listPlaces(document);
  return REFERENCES.flatMap(({ field, at, defined, by }) => {
    const known = new Set(places.filter((place) => defined.test(place.at)).map(({ node }) => node[by]));
    return places
      .filter((place) => at.test(place.at) && typeof place.node[field] === 'string' && !known.has(place.node[field]))
      .map(({ pointer, node }) => ({ pointer: appendPointer(pointer, field), message: `no example defines '${String(node[field])}'` }));
  });
}

/**
 * Requires the moments at which something ends (`END`), and the start of a pending limit (`effective_at`), to be in 2090 or later, unless
 * the object has a `server_time` to compare with, or says `expired: true`.
 */
export function hasFutureEnds(document: JsonObject): Finding[] {
  return listPlaces(document).flatMap(({ pointer, node }) => {
    if ('server_time' in node || node['expired'] === true) return [];
    const ends = members(node).filter(([key]) => END.test(key) || (key === 'effective_at' && isNumber(node['pending_value'])));
    return ends
      .filter(([, value]) => typeof value === 'string' && Date.parse(value) < FUTURE_FROM)
      .map(([key]) => ({ pointer: appendPointer(pointer, key), message: 'is over soon, or already' }));
  });
}

/** Rejects addresses of images with a scheme: images are at the backend itself, and the stand-in draws them. */
export function hasOwnImages(document: JsonObject): Finding[] {
  return listPlaces(document).flatMap(({ at, pointer, node }) =>
    members(node)
      .filter(([key, value]) => isImage(at, key) && typeof value === 'string' && /^[a-z]+:/i.test(value))
      .map(([key]) => ({ pointer: appendPointer(pointer, key), message: 'is an image on another host' })),
  );
}

/**
 * Lists the addresses of images in the examples as a backend sends them, each once.
 *
 * @internal only for the test that the stand-in draws them: scripts know no stand-in
 */
export function listImages(document: JsonObject): string[] {
  const images = listPlaces(document).flatMap(({ at, node }) =>
    members(node).flatMap(([key, value]) => (isImage(at, key) && typeof value === 'string' ? [value] : [])),
  );
  return [...new Set(images)];
}

const isImage = (at: string, key: string) => /^(image|image_cf|general_logo|general_favicon)$/.test(key) || at === 'getModalImages';

const isNumber = (value: Json | undefined) => typeof value === 'number';

function listPlaces(document: JsonObject): Place[] {
  return listOperations(document)
    .filter(({ kind }) => kind === 'path')
    .flatMap((operation) => {
      const successes = listResponses(document, operation).filter(({ status }) => status.startsWith('2'));
      const examples = successes.flatMap(listMediaTypes).flatMap((media) => readExamples(document, media));
      return examples.flatMap(({ pointer, value }) => listObjects(String(operation.node['operationId']), pointer, value));
    });
}

function listObjects(at: string, pointer: string, value: Json): Place[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => listObjects(at, appendPointer(pointer, index), item));
  if (!isObject(value)) return [];
  const nested = members(value).flatMap(([key, member]) => {
    const below = key === 'data' ? at : `${at}${at.includes(' ') ? '/' : ' '}${key}`;
    return listObjects(below, appendPointer(pointer, key), member);
  });
  return [{ at, pointer, node: value }, ...nested];
}
