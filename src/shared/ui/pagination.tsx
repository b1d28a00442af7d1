import type { ReactNode } from 'react';

import { formatCount } from '../format/number';
import { pageWindow } from '../lib/page-window';
import { Icon } from './icon';
import styles from './pagination.module.css';

/** The caller renders the link, because only it knows the URLs. */
interface PageLinkProps {
  className: string | undefined;
  'aria-label'?: string;
  'aria-current'?: 'page' | undefined;
  rel?: string;
  children: ReactNode;
}

interface PaginationProps {
  current: number;
  last: number;
  renderLink: (page: number, props: PageLinkProps) => ReactNode;
}

/** Renders page links; nothing for a single page. Phones show only neighbors and position. */
export function Pagination({ current, last, renderLink }: PaginationProps) {
  if (last <= 1) return null;
  return (
    <nav aria-label="Páginas">
      <ul className={styles.pages}>
        {current > 1 && (
          <li>
            {renderLink(current - 1, {
              className: styles.page,
              'aria-label': 'Página anterior',
              rel: 'prev',
              children: <Icon name="chevron-left" />,
            })}
          </li>
        )}
        <li className={styles.where}>
          {formatCount(current)} de {formatCount(last)}
        </li>
        {pageWindow(current, last).map((page, index) => (
          <li key={page ?? `gap-${index}`} className={styles.number}>
            {page === null ? (
              <span className={`${styles.page} ${styles.gap}`} aria-hidden="true">
                …
              </span>
            ) : (
              renderLink(page, {
                className: styles.page,
                'aria-current': page === current ? 'page' : undefined,
                children: formatCount(page),
              })
            )}
          </li>
        ))}
        {current < last && (
          <li>
            {renderLink(current + 1, {
              className: styles.page,
              'aria-label': 'Próxima página',
              rel: 'next',
              children: <Icon name="chevron-right" />,
            })}
          </li>
        )}
      </ul>
    </nav>
  );
}
