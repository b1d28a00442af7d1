import styles from './form-error.module.css';
import { Icon } from './icon';

/** Renders the error of a whole form. The live region is always present, so that new errors are announced. */
export function FormError({ message }: { message: string | undefined }) {
  return (
    <div role="alert" className={styles.region}>
      {message !== undefined && (
        <p className={styles.error}>
          <Icon name="warning" />
          {message}
        </p>
      )}
    </div>
  );
}
