import type { Exclusion } from '@generated/api/model/exclusion';

import { formatDateTime } from '@/shared/format/date';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { DescriptionList } from '@/shared/ui/page';

import styles from '../account-form.module.css';

interface ExclusionNoticeProps {
  exclusion: Exclusion | 'unknown';
  onLogin: () => void;
  onClose: () => void;
}

/** Renders the end of a self-exclusion that was just requested, and the time until which withdrawals are possible (SPEC D10). */
export function ExclusionNotice({ exclusion, onLogin, onClose }: ExclusionNoticeProps) {
  return (
    <div className={styles.done}>
      <span className={styles.doneIcon}>
        <Icon name="shield" size={44} />
      </span>
      <div role="status" className={styles.doneText}>
        {exclusion === 'unknown' ? (
          <p>A resposta se perdeu e sua sessão terminou. Entre para ver se a autoexclusão foi registrada.</p>
        ) : (
          <p>Sua conta está fechada para o jogo. Você ainda pode entrar para sacar o seu saldo.</p>
        )}
      </div>
      {exclusion !== 'unknown' && (
        <div className={styles.facts}>
          <DescriptionList
            rows={[
              ['Autoexclusão', exclusion.until === null ? 'Sem prazo' : `até ${formatDateTime(exclusion.until)}`],
              ['Saques possíveis', `até ${formatDateTime(exclusion.withdraw_until)}`],
            ]}
          />
        </div>
      )}
      <div className={styles.actions}>
        <Button wide onClick={onLogin}>
          {exclusion === 'unknown' ? 'Entrar' : 'Entrar para sacar'}
        </Button>
        <Button wide onClick={onClose}>
          Fechar
        </Button>
      </div>
    </div>
  );
}
