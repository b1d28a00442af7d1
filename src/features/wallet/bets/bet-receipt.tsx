import { useQuery } from '@tanstack/react-query';

import type { Bet } from '@generated/api/model/bet';

import { useIsPlayer } from '@/session/use-session';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { DescriptionList } from '@/shared/ui/page';
import { meQuery } from '@/product/me-query';
import { platformQuery } from '@/product/platform-rules';

import { betName } from './bet-labels';
import { betRows } from './bet-rows';
import styles from './bets.module.css';

/** Renders the receipt of one round or bet, to print or save as PDF. */
export function BetReceipt({ bet, onClose }: { bet: Bet; onClose: () => void }) {
  const { data: me } = useQuery(meQuery(useIsPlayer()));
  const { data: platform } = useQuery(platformQuery());
  return (
    <Dialog title="Comprovante da aposta" onClose={onClose}>
      <article className={styles.receipt} aria-label={`Comprovante: ${betName(bet)}`}>
        <p className={styles.game}>{betName(bet)}</p>
        <DescriptionList
          rows={[
            ...betRows(bet),
            ...(me === undefined ? [] : [['Titular', me.user.name] as const]),
            ...(platform === undefined ? [] : [['Operadora', `${platform.data.company}, CNPJ ${platform.data.cnpj}`] as const]),
          ]}
        />
      </article>
      <div className={styles.actions}>
        <Button onClick={() => window.print()}>Imprimir ou salvar em PDF</Button>
      </div>
    </Dialog>
  );
}
