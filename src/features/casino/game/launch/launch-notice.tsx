import { Button, buttonClass } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import layout from '@/shared/ui/layout.module.css';
import { openAuth } from '@/product/modal-store';
import { Link } from '@/product/navigation';
import { requestVerification } from '@/product/verification-request';

import type { LaunchMessage, LaunchAction } from './launch-messages';
import styles from './launch-notice.module.css';

/** Renders the reason why a game does not open, with the ways out. It opens login and identity check. Only a retry calls `onRetry`. */
export function LaunchNotice({ message, onRetry }: { message: LaunchMessage; onRetry: () => void }) {
  return (
    <div role="alert" className={`${layout.medium} ${layout.inset} ${styles.failed}`}>
      <Icon name="warning" />
      <div className={layout.small}>
        <h2 className={styles.title}>{message.title}</h2>
        <p>{message.text}</p>
        <div className={`${layout.line} ${styles.actions}`}>
          {message.actions.map((action, index) => (
            <Action key={action.label} action={action} variant={index === 0 ? 'primary' : 'secondary'} onRetry={onRetry} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Action({ action, variant, onRetry }: { action: LaunchAction; variant: 'primary' | 'secondary'; onRetry: () => void }) {
  if (action.kind === 'page') {
    return (
      <Link className={buttonClass(variant)} to={action.to}>
        {action.label}
      </Link>
    );
  }
  const onClick = { retry: onRetry, verify: requestVerification, login: () => openAuth('login') }[action.kind];
  return (
    <Button variant={variant} onClick={onClick}>
      {action.label}
    </Button>
  );
}
