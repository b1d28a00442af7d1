import { failureText } from '@/shared/lib/failure-text';
import { Button } from '@/shared/ui/button';

import styles from './error-page.module.css';

const forms = {
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
    text: 'Estamos em manutenção. Seu saldo está seguro.',
    button: 'Recarregar',
  },
} as const;

/** Leaves for the site's root, past every cache (SPEC S9). */
export function leaveForRoot(): void {
  window.location.assign(`/?t=${Date.now()}`);
}

interface ErrorPageProps {
  /** `missing`: an address that leads nowhere; `maintenance`: the site is closed; `broken`: everything else. */
  form: keyof typeof forms;
  /** What failed; its kind decides the text of `broken`. */
  error?: unknown;
  /** What the button does; it leaves for the site's root by default. */
  onLeave?: () => void;
  /** Tries the page again; without it there is no such button. */
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** The error page (SPEC S9). */
export function ErrorPage({ form, error, onLeave = leaveForRoot, onRetry, isRetrying = false }: ErrorPageProps) {
  const { code, title, text = failureText(error), button } = forms[form];
  return (
    <div className={styles.page} role={form === 'missing' ? undefined : 'alert'}>
      {code !== undefined && (
        <p className={styles.code} aria-hidden="true">
          {code}
        </p>
      )}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.ways}>
        {onRetry !== undefined && (
          <Button look="accent" busy={isRetrying} onClick={onRetry}>
            Tentar de novo
          </Button>
        )}
        <Button look={onRetry === undefined ? 'accent' : 'quiet'} onClick={onLeave}>
          {button}
        </Button>
      </div>
    </div>
  );
}
