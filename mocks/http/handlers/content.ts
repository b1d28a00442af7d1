import { pageAnswer, PAGES } from '../../db/content/pages/pages';
import { platformAt } from '../../db/content/platform';
import { seoOf } from '../../db/content/seo';
import { pageOf, pagingOf } from '../envelope';
import { plain } from '../plain';
import type { HandlersOf } from '../types';

const SUMMARIES = PAGES.map(({ slug, title, version, published_at }) => ({ slug, title, version, published_at }));

export const contentHandlers: HandlersOf<'content'> = {
  getSeo({ world, query }) {
    const text = seoOf(world.catalogue, query.section_name, query.source_id);
    return text === undefined ? { status: 204 } : { status: 200, body: text };
  },

  listPages: ({ query }) => ({ status: 200, body: pageOf(SUMMARIES, pagingOf(query), '/v2/pages') }),

  getPage({ path }) {
    const answer = pageAnswer(path.slug);
    return answer === undefined ? plain(404, 'Página não encontrada.') : { status: 200, body: answer };
  },

  getPlatform: ({ world }) => ({ status: 200, body: { data: platformAt(world.clock.now()) } }),
};
