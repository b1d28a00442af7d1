import styles from './form-error.module.css';
import { Icon } from './icon';

/** Renders a form's error, in a live region that is always present. */
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
