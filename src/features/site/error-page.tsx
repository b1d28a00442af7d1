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

/** Leaves for the site's root, past every cache (SPEC S9). */
export function leaveForRoot(): void {
  window.location.assign(`/?t=${Date.now()}`);
}

/**
 * The error page (SPEC S9), for an address that leads nowhere and for everything else.
 *
 * @param props.onLeave what the button does; it leaves for the site's root by default
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
