import { pageAnswer, PAGES } from '../../db/content/pages/pages';
import { platformAt } from '../../db/content/platform';
import { findSeo } from '../../db/content/seo';
import { getPaging, paginate } from '../envelope';
import { messageResponse } from '../responses';
import type { TagHandlers } from '../types';

/** Legal pages of the list, without their texts. */
const SUMMARIES = PAGES.map(({ slug, title, version, published_at }) => ({ slug, title, version, published_at }));

/** Handlers of texts that are the same for everyone: SEO (204 without a text), legal pages and facts about the operator. */
export const contentHandlers: TagHandlers<'content'> = {
  getSeo({ world, query }) {
    const text = findSeo(world.catalogue, query.section_name, query.source_id);
    return text === undefined ? { status: 204 } : { status: 200, body: text };
  },

  listPages: ({ query }) => ({ status: 200, body: paginate(SUMMARIES, getPaging(query), '/v2/pages') }),

  getPage({ path }) {
    const answer = pageAnswer(path.slug);
    return answer === undefined ? messageResponse(404, 'Página não encontrada.') : { status: 200, body: answer };
  },

  getPlatform: ({ world }) => ({ status: 200, body: { data: platformAt(world.clock.now()) } }),
};
