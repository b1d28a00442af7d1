import styles from './form-error.module.css';
import { Icon } from './icon';

/** Why a form was refused as a whole. Its region is always there, so that what comes into it is read aloud. */
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
