import { useQuery } from '@tanstack/react-query';

import { formatDate } from '@/shared/format/date';
import { QueryView } from '@/shared/ui/query-view';
import { Card } from '@/shared/ui/page';
import { Link } from '@/product/navigation';

import { articlePath, pagesQuery } from './pages-query';
import styles from './regulation.module.css';

/** Renders links to all regulation and legal pages except the page `slug`. */
export function OtherPages({ slug }: { slug: string }) {
  const query = useQuery(pagesQuery());
  return (
    <div className={styles.others}>
      <Card title="Outros documentos">
        <QueryView query={query} failed="Não foi possível carregar a lista de documentos">
          {({ data }) => (
            <ul className={styles.list}>
              {data
                .filter((page) => page.slug !== slug)
                .map((page) => (
                  <li key={page.slug}>
                    <Link className={styles.other} to={articlePath(page.slug)}>
                      <span>{page.title}</span>
                      <span className={styles.quiet}>{`Versão ${page.version}, ${formatDate(page.published_at)}`}</span>
                    </Link>
                  </li>
                ))}
            </ul>
          )}
        </QueryView>
      </Card>
    </div>
  );
}
