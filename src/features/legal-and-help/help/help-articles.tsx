import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { QueryClient } from '@tanstack/react-query';

import { formatCounted } from '@/shared/format/number';
import { Field } from '@/shared/ui/field';
import { Notice } from '@/shared/ui/notice';
import { Card } from '@/shared/ui/page';
import { QueryView } from '@/shared/ui/query-view';
import { Link, useSearchParams } from '@/product/navigation';
import { createSearchIndex } from '@/shared/text-index/search-index';
import quiet from '@/shared/ui/quiet.module.css';

import { articlePath, pagesQuery } from '../pages-query';
import type { ArticleSection } from './article-sections';
import { articleSections, excerpt } from './article-sections';
import styles from './help.module.css';
import { regulationQuery } from '../regulation';

/**
 * Renders the articles with a search over their whole text. The searched text is in the URL (`busca`); a change drops all other parameters.
 */
export function HelpArticles() {
  const [search, setSearch] = useSearchParams();
  const text = search.get('busca') ?? '';
  return (
    <Card title="Artigos">
      <div role="search">
        <Field
          label="Buscar na ajuda"
          type="search"
          enterKeyHint="search"
          placeholder="Saque, bônus, documentos…"
          maxLength={80}
          value={text}
          onChange={({ target }) => setSearch(target.value === '' ? {} : { busca: target.value }, { replace: true })}
        />
      </div>
      {text.trim() === '' ? <AllArticles /> : <Results text={text} />}
    </Card>
  );
}

function AllArticles() {
  const query = useQuery(pagesQuery());
  return (
    <QueryView query={query} failed="Não foi possível carregar os artigos" lines={6}>
      {({ data }) => (
        <ul className={styles.articles} aria-label="Todos os artigos">
          {data.map(({ slug, title }) => (
            <li key={slug}>
              <Link className={styles.article} to={articlePath(slug)}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

function Results({ text }: { text: string }) {
  const { query, find } = useArticles();
  const searched = useDeferredValue(text);
  return (
    <QueryView query={query} failed="Não foi possível carregar os artigos" lines={6}>
      {() => <Found text={searched} sections={find(searched)} />}
    </QueryView>
  );
}

function Found({ text, sections }: { text: string; sections: readonly ArticleSection[] }) {
  return (
    <>
      <p className={quiet.text} role="status">
        {sections.length === 0 ? 'Nenhum resultado' : formatCounted(sections.length, 'resultado', 'resultados')}
      </p>
      {sections.length === 0 ? (
        <Notice slim icon="search" title={`Nada sobre “${text}”`} text="Tente outra palavra ou fale com o suporte." />
      ) : (
        <ul className={styles.results} aria-label="Resultados">
          {sections.map((section) => (
            <li key={`${section.slug} ${section.heading?.id ?? ''}`}>
              <Result section={section} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Result({ section: { slug, title, heading, text } }: { section: ArticleSection }) {
  return (
    <Link className={styles.result} to={`${articlePath(slug)}${heading === undefined ? '' : `#${heading.id}`}`}>
      <span className={styles.resultTitle}>{heading?.text ?? title}</span>
      {heading !== undefined && <span className={quiet.text}>{title}</span>}
      {text !== '' && <span className={quiet.text}>{excerpt(text)}</span>}
    </Link>
  );
}

const MAX_RESULTS = 12;

/** Queries the sections of all pages. It is one query, because the code of `useQueries` would be in the first load of every page. */
function sectionsQuery(client: QueryClient) {
  return queryOptions({
    queryKey: ['help', 'sections'],
    queryFn: async () => {
      const { data } = await client.ensureQueryData(pagesQuery());
      const pages = await Promise.all(data.map(({ slug }) => client.ensureQueryData(regulationQuery(slug))));
      return pages.flatMap(({ data: page }) => articleSections(page));
    },
    staleTime: 10 * 60_000,
  });
}

/**
 * Searches the sections of all pages, ignoring accents and typos. The texts load with the first search.
 *
 * @returns the query, and a function that returns the best 12 sections
 */
function useArticles() {
  const query = useQuery(sectionsQuery(useQueryClient()));
  const { data } = query;
  const find = useMemo(() => {
    const index = createSearchIndex();
    const sections: readonly ArticleSection[] = data ?? [];
    index.add(sections.map((section) => ({ name: `${section.title} ${section.heading?.text ?? ''}`, keywords: section.text })));
    return (text: string) =>
      Array.from(index.find(text).subarray(0, MAX_RESULTS), (place) => sections[place]).filter((section) => section !== undefined);
  }, [data]);
  return { query, find };
}
