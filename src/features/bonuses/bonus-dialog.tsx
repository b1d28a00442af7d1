import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { Bonus } from '@generated/api/model/bonus';
import type { Id } from '@generated/api/model/id';

import { QueryView } from '@/shared/ui/query-view';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { FormError } from '@/shared/ui/form-error';
import { Notice } from '@/shared/ui/notice';
import layout from '@/shared/ui/layout.module.css';
import { AccountLoadRetry } from '@/product/ui/account-load-retry';

import styles from './bonuses.module.css';
import { bonusesQuery } from './reward-queries';
import type { useBonusChange } from './use-bonus-change';

/** Renders a dialog about a bonus, or a notice if the bonus is gone. `children` receives the bonus and all bonuses of the player. */
export function BonusDialog({
  title,
  id,
  onClose,
  children,
}: {
  title: string;
  id: Id;
  onClose: () => void;
  children: (bonus: Bonus, all: readonly Bonus[]) => ReactNode;
}) {
  return (
    <Dialog title={title} onClose={onClose}>
      <QueryView query={useQuery(bonusesQuery())} failed="Não foi possível carregar o bônus">
        {(data) => {
          const bonus = data.find((candidate) => candidate.id === id);
          if (bonus !== undefined) return children(bonus, data);
          return <Notice icon="info" slim title="Este bônus não está mais na sua conta." />;
        }}
      </QueryView>
    </Dialog>
  );
}

/** Renders both buttons of a dialog that changes a bonus, with the failure or the unknown outcome of the operation. */
export function ConfirmButtons({
  yes,
  no,
  operation: { run, busy, isChecking, isUnresolved, failure, unready, retry },
  onNo,
}: {
  yes: string;
  no: string;
  operation: ReturnType<typeof useBonusChange>;
  onNo: () => void;
}) {
  return (
    <>
      <FormError message={failure} />
      <div role="status" className={`${layout.region} ${styles.quiet}`}>
        {isChecking && <span>Resultado desconhecido, verificando…</span>}
        {isUnresolved && !busy && <span>Ainda não sabemos se o pedido foi feito. Você pode repetir: ele não é feito duas vezes.</span>}
      </div>
      <AccountLoadRetry retry={retry} />
      <div className={`${layout.medium} ${styles.answers}`}>
        <Button wide onClick={onNo}>
          {no}
        </Button>
        <div>
          <Button wide busy={busy} reason={unready} onClick={run}>
            {isUnresolved ? 'Repetir o mesmo pedido' : yes}
          </Button>
        </div>
      </div>
    </>
  );
}
