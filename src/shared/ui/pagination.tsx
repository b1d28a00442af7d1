import type { ReactNode } from 'react';

import { formatCount } from '../format/number';
import { pageWindow } from '../lib/page-window';
import { Icon } from './icon';
import styles from './pagination.module.css';

interface PageLinkProps {
  className: string | undefined;
  'aria-label'?: string;
  'aria-current'?: 'page' | undefined;
  rel?: string;
  children: ReactNode;
}

type PaginationProps = { current: number; last: number } & (
  | {
      /** Renders a link, because only the caller knows the URLs. */
      renderLink: (page: number, props: PageLinkProps) => ReactNode;
      onPage?: never;
    }
  | {
      /** Called with the chosen page, for a list whose page is not in the URL. */
      onPage: (page: number) => void;
      renderLink?: never;
    }
);

/**
 * Renders links to pages, or buttons with `onPage`; nothing for a single page. Pages count from 1, and `last` is their number. Phones
 * show only neighbors and position.
 */
export function Pagination({ current, last, onPage, renderLink = renderButton(onPage) }: PaginationProps) {
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
        <li className={styles.where}>{`${formatCount(current)} de ${formatCount(last)}`}</li>
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

const renderButton = (onPage?: (page: number) => void) =>
  function PageButton(page: number, { className, children, ...aria }: PageLinkProps) {
    return (
      <button
        type="button"
        className={className}
        aria-label={aria['aria-label']}
        aria-current={aria['aria-current']}
        onClick={() => onPage?.(page)}
      >
        {children}
      </button>
    );
  };
