import { Button } from '@/shared/ui/button';

import styles from './error-page.module.css';

const CONTENT = {
  missing: {
    code: '404',
    title: 'Página Não Encontrada.',
    text: 'O endereço pode ter mudado ou estar incompleto.',
    button: 'Página Inicial',
  },
  broken: {
    code: undefined,
    title: 'Voltamos em breve!',
    text: 'Algo falhou do nosso lado. Tente de novo em alguns instantes.',
    button: 'Recarregar',
  },
} as const;

/** Loads the home page, bypassing caches (SPEC S9). */
export function leaveForRoot(): void {
  window.location.assign(`/?t=${Date.now()}`);
}

/**
 * Renders the error page (SPEC S9): `missing` for an unknown URL, `broken` for any other error.
 *
 * @param props.onLeave action of the button; by default it loads the home page
 */
export function ErrorPage({ form, onLeave = leaveForRoot }: { form: keyof typeof CONTENT; onLeave?: () => void }) {
  const { code, title, text, button } = CONTENT[form];
  return (
    <div className={styles.page}>
      {code !== undefined && (
        <p className={styles.code} aria-hidden="true">
          {code}
        </p>
      )}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <Button look="accent" onClick={onLeave}>
        {button}
      </Button>
    </div>
  );
}
