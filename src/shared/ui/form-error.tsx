import { classes } from '../lib/classes';
import callout from './callout.module.css';
import styles from './form-error.module.css';
import { Icon } from './icon';
import layout from './layout.module.css';

/** Scrolls to the error, because on a phone the pressed button can be a screen below it. */
function bringIntoView(error: HTMLElement | null): void {
  error?.scrollIntoView({ block: 'nearest' });
}

/**
 * Renders a form's error, in a live region that is always present, and scrolls to it when it appears. A message that replaces another
 * is announced, but not scrolled to. Focus stays.
 */
export function FormError({ message }: { message: string | undefined }) {
  return (
    <div role="alert" className={layout.region}>
      {message !== undefined && (
        <p ref={bringIntoView} className={classes(callout.callout, callout.error, styles.error)}>
          <Icon name="warning" />
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}
