import { describeError, HttpError } from '@/api/errors';
import { Button, buttonClass } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import layout from '@/shared/ui/layout.module.css';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';
import { requestVerification } from '@/product/verification-request';

import styles from './sportsbook-token-notice.module.css';
import { TokensRejectedError } from './use-sportsbook-token';

/** Title that SPEC W3 defines. */
const TITLE = 'Erro ao obter token de acesso ao SportBook';

/** Reasons of a rejected request for a token that the verification removes. */
const VERIFICATION_REASONS = new Set(['pending_face_id', 'pending_kyc', 'pending_documents']);

interface SportsbookTokenNoticeProps {
  readonly failure: Error;
  /** True while another token is requested. */
  readonly busy: boolean;
  /** Handler that must request another token. */
  readonly onRetry: () => void;
}

/** Renders the reason why the player cannot bet. The sportsbook below works as for a visitor. */
export function SportsbookTokenNotice({ failure, busy, onRetry }: SportsbookTokenNoticeProps) {
  const reason = failure instanceof HttpError ? failure.reason : '';
  return (
    <div role="alert" className={styles.notice}>
      <Icon name="warning" size={24} />
      <div className={styles.words}>
        <p className={styles.title}>{TITLE}</p>
        <p className={styles.text}>{errorMessage(failure)}</p>
      </div>
      <div className={layout.line}>
        {VERIFICATION_REASONS.has(reason) && (
          <Button variant="primary" aria-haspopup="dialog" onClick={requestVerification}>
            Continuar a verificação
          </Button>
        )}
        {(reason === 'suspended' || reason === 'excluded' || reason === 'barred' || reason === 'limit_reached') && (
          <Link className={buttonClass('secondary')} to={paths.protection()}>
            Ver minha proteção
          </Link>
        )}
        {reason === 'pending_activation' && (
          <Link className={buttonClass('secondary')} to={paths.userActivation()}>
            Ver o que falta
          </Link>
        )}
        {reason === 'terms_changed' && (
          <Link className={buttonClass('secondary')} to={paths.userTerms()}>
            Ver o que mudou
          </Link>
        )}
        <Button busy={busy} onClick={onRetry}>
          Tentar de novo
        </Button>
      </div>
    </div>
  );
}

function errorMessage(failure: Error): string {
  if (failure instanceof TokensRejectedError) return 'As apostas esportivas não aceitam a sua sessão. Tente de novo em instantes.';
  return `${describeError(failure)} Até lá você vê os eventos, mas não aposta.`;
}
