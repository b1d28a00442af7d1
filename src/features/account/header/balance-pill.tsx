import { useState } from 'react';

import { sumOf } from '@/shared/format/amount-math';
import type { Amount as Cents } from '@/shared/format/money';
import { Amount } from '@/shared/ui/amount';
import { Disclosure } from '@/shared/ui/disclosure';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { Icon } from '@/shared/ui/icon';
import quiet from '@/shared/ui/quiet.module.css';
import { FOCUS_AMOUNT } from '@/product/focus-amount';
import { useMenuStore } from '@/product/menu-store';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';
import { useIsSectionOpen } from '@/product/sections';

import type { Balance } from '../balance';
import styles from './balance-pill.module.css';
import menu from './menu-entry.module.css';

/**
 * Renders the balance of the header. A press opens its parts, the link to the withdrawal and a button that hides amounts. The menu store
 * keeps that choice for other parts and after a reload.
 *
 * @param props.stale true if the balance may be outdated, because real time is down
 */
export function BalancePill({ balance: { real, bonus }, stale }: { balance: Balance; stale: boolean }) {
  const [open, setOpen] = useState(false);
  const hasBonuses = useIsSectionOpen('bonus_enabled');
  const { balanceHidden: hidden, toggleBalance } = useMenuStore();
  return (
    <Disclosure
      open={open}
      onToggle={setOpen}
      label="Saldo"
      trigger={
        <span className={styles.pill}>
          {/* The key restarts the animation for a new amount. */}
          <span key={real} className={styles.real}>
            {stale && <Icon name="wifi-off" size={14} />}
            <Amount cents={real} hidden={hidden} />
            {stale && <VisuallyHidden> pode estar desatualizado</VisuallyHidden>}
          </span>
          {bonus !== 0 && (
            <span className={`${quiet.small} ${styles.bonus}`}>
              + <Amount cents={bonus} hidden={hidden} /> <span className={styles.word}>bônus</span>
            </span>
          )}
        </span>
      }
    >
      <dl className={styles.sums}>
        <Sum label="Saldo real" cents={real} hidden={hidden} />
        {(hasBonuses || bonus !== 0) && <Sum label="Bônus" cents={bonus} hidden={hidden} />}
        <Sum label="Total" cents={sumOf(real, bonus)} hidden={hidden} />
      </dl>
      {stale && <p className={`${quiet.small} ${styles.stale}`}>Sem tempo real agora. O saldo é atualizado a cada 20 segundos.</p>}
      <Link className={menu.entry} to={paths.walletWithdraw()} state={FOCUS_AMOUNT} onClick={() => setOpen(false)}>
        <Icon name="wallet" size={20} />
        Sacar
      </Link>
      <button type="button" className={menu.entry} onClick={toggleBalance}>
        <Icon name={hidden ? 'eye' : 'eye-off'} size={20} />
        <span>{hidden ? 'Mostrar valores' : 'Ocultar valores'}</span>
      </button>
    </Disclosure>
  );
}

function Sum({ label, cents, hidden }: { label: string; cents: Cents; hidden: boolean }) {
  return (
    <div className={styles.sum}>
      <dt>{label}</dt>
      <dd>
        <Amount cents={cents} hidden={hidden} />
      </dd>
    </div>
  );
}
