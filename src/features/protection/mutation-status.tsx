import { FormError } from '@/shared/ui/form-error';
import { Icon } from '@/shared/ui/icon';

import styles from './protection.module.css';

/** What became of a change: that its result is not known yet, or why it was not made. */
export function MutationStatus({ lost, words }: { lost: boolean; words: string | undefined }) {
  return (
    <>
      <div role="status" className={styles.region}>
        {lost && (
          <p className={styles.lost}>
            <Icon name="retry" />
            <span>
              <strong>Resultado desconhecido, verificando…</strong> Nada é enviado de novo enquanto conferimos.
            </span>
          </p>
        )}
      </div>
      <FormError message={words} />
    </>
  );
}
