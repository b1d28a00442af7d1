import type { ReactNode } from 'react';

import { classes } from '@/shared/lib/classes';
import { Button } from '@/shared/ui/button';
import callout from '@/shared/ui/callout.module.css';
import { Icon } from '@/shared/ui/icon';
import link from '@/shared/ui/link.module.css';
import layout from '@/shared/ui/layout.module.css';

import { openModal } from '../modal-store';
import { Link } from '../navigation';
import { requestVerification } from '../verification-request';
import type { ActionLink, OperationSubject, UserMessage } from './failure-message';
import { SEE_TRANSACTIONS, unresolvedTitle } from './failure-message';
import styles from './operation-notice.module.css';

/**
 * Shows why an operation failed. Always renders its live region, so that screen readers announce a message.
 * @param props.onLeave closes the modal that shows the notice; a followed link then replaces the modal's history entry
 */
export function RejectionNotice({ message, onLeave }: { message: UserMessage | undefined; onLeave?: (() => void) | undefined }) {
  return (
    <div role="alert" className={layout.region}>
      {message !== undefined && (
        <div className={classes(callout.callout, callout.error, styles.notice)}>
          <Icon name="warning" />
          <div className={`${layout.small} ${styles.words}`}>
            <p>{message.text}</p>
            {message.detail !== undefined && <p>{message.detail}</p>}
            {message.action !== undefined && <ActionButton action={message.action} onLeave={onLeave} />}
          </div>
        </div>
      )}
    </div>
  );
}

/**
 * Renders the next step of a message: a link, or a button that opens the deposit or starts the verification.
 *
 * @param props.onLeave closes the surrounding modal before the link is followed. The button does not call it
 */
export function ActionButton({ action, onLeave }: { action: ActionLink; onLeave?: (() => void) | undefined }) {
  if ('to' in action)
    return (
      <Link className={link.link} to={action.to} replace={onLeave !== undefined} onClick={onLeave}>
        {action.label}
      </Link>
    );
  const open = () => (action.opens === 'deposit' ? openModal({ name: 'deposit' }) : requestVerification());
  return (
    <button type="button" className={link.link} onClick={open}>
      {action.label}
    </button>
  );
}

/** Announces that the site polls for the outcome of a lost response, by default with a general text. Always renders its live region. */
export function CheckingNotice({ shown, text }: { shown: boolean; text?: string | undefined }) {
  return (
    <div role="status" className={layout.region}>
      {shown && (
        <div className={classes(callout.callout, callout.info, styles.notice)}>
          <Icon name="retry" />
          <div className={`${layout.small} ${styles.words}`}>
            <p>
              <strong>Resultado desconhecido, verificando…</strong>
            </p>
            <p>{text ?? 'A resposta se perdeu no caminho. Nada é enviado de novo enquanto conferimos.'}</p>
          </div>
        </div>
      )}
    </div>
  );
}

interface UnresolvedNoticeProps {
  subject: OperationSubject;
  /** Description of the operation, such as 'Depósito de R$ 50,00'. */
  children: ReactNode;
  /** True while the operation is sent again or looked up. */
  isBusy: boolean;
  onRepeat: () => void;
  /** Closes the surrounding modal before the link to the transactions is followed. */
  onLeave?: (() => void) | undefined;
}

/** Replaces a form while the outcome is unknown: the same request can be sent again (SPEC D16). Links to the transactions. */
export function UnresolvedNotice({ subject, children, isBusy, onRepeat, onLeave }: UnresolvedNoticeProps) {
  return (
    <div role="status" className={classes(callout.callout, callout.info, styles.notice)}>
      <Icon name="warning" />
      <div className={`${layout.small} ${styles.words}`}>
        <p>
          <strong>{unresolvedTitle(subject)}</strong>
        </p>
        <p>{children}</p>
        <p>A resposta se perdeu e seguimos conferindo. Você pode repetir: o mesmo pedido não é feito duas vezes.</p>
        <div>
          <Button busy={isBusy} onClick={onRepeat}>
            Repetir o mesmo pedido
          </Button>
        </div>
        <ActionButton action={SEE_TRANSACTIONS} onLeave={onLeave} />
      </div>
    </div>
  );
}
