import type { ReactNode } from 'react';

import { failureText } from '@/shared/lib/failure-text';
import { useOperationReport } from '@/shared/lib/operation-report';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import layout from '@/shared/ui/layout.module.css';

import styles from './error-page.module.css';

/** Texts of each form. `broken` has no text of its own: it depends on money operations and the error. */
const CONTENT = {
  missing: {
    code: '404',
    title: 'Página Não Encontrada.',
    text: 'O endereço pode ter mudado ou estar incompleto.',
    button: 'Página Inicial',
  },
  broken: { code: undefined, title: 'Voltamos em breve!', text: undefined, button: 'Recarregar' },
  maintenance: {
    code: undefined,
    title: 'Voltamos em breve!',
    text: 'Estamos em manutenção. Seu saldo está seguro, e apostas já feitas continuam valendo. Tente de novo em alguns minutos.',
    button: 'Recarregar',
  },
} as const;

/** Loads the home page, bypassing caches (SPEC S9). */
function leaveForRoot(): void {
  window.location.assign(`/?t=${Date.now()}`);
}

interface ErrorPageProps {
  /** Form of the page: `missing` for an unknown URL, `maintenance` for a closed site, `broken` for any other error. */
  form: keyof typeof CONTENT;
  /** Error whose kind decides the text of `broken`. */
  error?: unknown;
  /** Time in ms since 1970 from which a `broken` page says which money operations were executed. Default: none of them. */
  since?: number;
  /** Runs when the button to leave is pressed. It loads the home page by default. */
  onLeave?: () => void;
  /** Runs when the button to retry is pressed, which only exists with this prop. */
  onRetry?: () => void;
  /** True while the retry runs. */
  isRetrying?: boolean;
  /** Logo of the site, for a page without its header. */
  mark?: ReactNode;
  /** Content below the buttons, such as the contacts of the support. */
  children?: ReactNode;
}

/**
 * Renders the error page (SPEC S9). The text of a `broken` page says what became of money operations or, without any to report, if the
 * device is offline, the site is in maintenance (503), the request was rejected (4xx), or the site failed.
 */
export function ErrorPage({
  form,
  error,
  since = Infinity,
  onLeave = leaveForRoot,
  onRetry,
  isRetrying = false,
  mark,
  children,
}: ErrorPageProps) {
  const report = useOperationReport(since);
  const { code, title, text = report === '' ? failureText(error) : report, button } = CONTENT[form];
  return (
    <div className={styles.page} role={form === 'missing' ? undefined : 'alert'}>
      {mark !== undefined && <div className={styles.mark}>{mark}</div>}
      {code === undefined ? (
        <span className={`${layout.medallion} ${styles.picture}`}>
          <Icon name={form === 'maintenance' ? 'clock' : 'retry'} size={44} />
        </span>
      ) : (
        <p className={styles.code} aria-hidden="true">
          {code}
        </p>
      )}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.ways}>
        {onRetry !== undefined && (
          <Button variant="primary" busy={isRetrying} onClick={onRetry}>
            {report === '' ? 'Tentar de novo' : 'Mostrar de novo'}
          </Button>
        )}
        <Button variant={onRetry === undefined ? 'primary' : 'secondary'} onClick={onLeave}>
          {button}
        </Button>
      </div>
      {children !== undefined && <div className={styles.help}>{children}</div>}
    </div>
  );
}
