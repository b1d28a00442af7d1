import { useId } from 'react';

import type { Bonus } from '@generated/api/model/bonus';
import type { BonusContribution } from '@generated/api/model/bonus-contribution';

import { formatDateTime } from '@/shared/format/date';
import { formatMoney } from '@/shared/format/money';
import { Button } from '@/shared/ui/button';
import { MoreButton } from '@/shared/ui/more-button';
import { DescriptionList, ItemList } from '@/shared/ui/page';
import { pushModal } from '@/product/modal-store';
import { formatPercent } from '@/shared/format/number';
import { Icon } from '@/shared/ui/icon';
import { QueryView } from '@/shared/ui/query-view';
import layout from '@/shared/ui/layout.module.css';
import { ProgressBar } from '@/shared/ui/progress-bar';

import styles from './bonuses.module.css';
import { amountRow, bonusName, isActive, remainingWagering } from './bonus-labels';
import { useContributions } from './reward-queries';

/** Reason shown if the amount of a bonus is unknown: it can then be neither redeemed nor deleted (SPEC D23). */
const AMOUNT_UNKNOWN = 'O valor do bônus está indisponível. Tente mais tarde.';

/**
 * Renders a bonus and its actions: use (unless it is in use), redeem and delete (SPEC C4, E2). Each opens a dialog, unless a reason below
 * its button forbids it.
 *
 * @param props.isNoneActive true if the player has no bonus in use
 */
export function BonusCard({ bonus, isNoneActive }: { bonus: Bonus; isNoneActive: boolean }) {
  const { id, amount_current, amount_won, balance, expires_at } = bonus;
  const titleId = useId();
  const active = isActive(bonus);
  const contributions = useContributions(bonus);
  return (
    <section className={`${layout.surface} ${styles.card}`} aria-labelledby={titleId}>
      <div className={`${layout.ends} ${styles.cardHead}`}>
        <h2 id={titleId}>{bonusName(bonus)}</h2>
        <span className={active ? styles.active : styles.waiting}>{active ? 'Em uso' : 'Em espera'}</span>
      </div>
      <BonusProgress bonus={bonus} latest={contributions.data?.pages[0]?.data[0]} />
      <DescriptionList
        rows={[
          ...amountRow('Saldo do bônus', amount_current),
          ...amountRow('Ganhos com o bônus', amount_won),
          ...amountRow('Total hoje', balance),
          ...(expires_at ? [['Válido até', formatDateTime(expires_at)] as const] : []),
        ]}
      />
      {!active && (
        <p className={styles.quiet}>{isNoneActive ? 'Este bônus não está em uso.' : 'Suas apostas contam para o bônus em uso.'}</p>
      )}
      <div className={`${layout.medium} ${styles.actions}`}>
        {!active && <ActionButton onPress={() => pushModal({ name: 'bonus_activate', id })}>Usar bônus</ActionButton>}
        <ActionButton reason={redeemReason(bonus)} onPress={() => pushModal({ name: 'bonus_redeem', id })}>
          Resgatar
        </ActionButton>
        <ActionButton reason={balance === 'unknown' ? AMOUNT_UNKNOWN : undefined} onPress={() => pushModal({ name: 'bonus_exclude', id })}>
          Excluir
        </ActionButton>
      </div>
      <Contributions name={bonusName(bonus)} query={contributions} />
    </section>
  );
}

function ActionButton({ children, reason, onPress }: { children: string; reason?: string | undefined; onPress: () => void }) {
  return (
    <div className={styles.action}>
      <Button wide aria-haspopup="dialog" reason={reason} onClick={onPress}>
        {children}
      </Button>
    </div>
  );
}

/** Returns the reason why a bonus cannot be redeemed yet; undefined if it can, or without progress data: the server then decides. */
function redeemReason(bonus: Bonus): string | undefined {
  if (bonus.balance === 'unknown') return AMOUNT_UNKNOWN;
  const remaining = remainingWagering(bonus);
  return remaining === undefined || remaining === 'unknown' || remaining === 0 ? undefined : `Faltam ${formatMoney(remaining)} de apostas.`;
}

/**
 * Renders the wagering progress, the requirement alone if an amount is unknown or progress data is missing, or nothing without a
 * requirement.
 *
 * @param props.latest newest counted stake
 */
function BonusProgress({ bonus, latest }: { bonus: Bonus; latest?: BonusContribution | undefined }) {
  const remaining = remainingWagering(bonus);
  const { amount_rollover: required } = bonus;
  if (required === undefined) return null;
  if (remaining === undefined || remaining === 'unknown' || required === 'unknown')
    return <p className={styles.quiet}>{`Apostas exigidas: ${formatMoney(required)}.`}</p>;
  if (required === 0) return <p>Sem apostas exigidas. Você já pode resgatar.</p>;
  const done = required - remaining;
  const share = Math.floor((done * 100) / required);
  const text = `${formatMoney(done)} de ${formatMoney(required)}`;
  return (
    <div className={layout.small}>
      <div className={styles.ends}>
        <span>{text}</span>
        <span>{formatPercent(share)}</span>
      </div>
      <ProgressBar share={share / 100} label={`Apostas para resgatar ${bonusName(bonus)}`} text={text} />
      <p>
        {remaining === 0
          ? 'Apostas completas. Você já pode resgatar.'
          : `Faltam ${formatMoney(remaining)} de apostas${contributionText(latest)}.`}
      </p>
    </div>
  );
}

function contributionText(latest: BonusContribution | undefined): string {
  if (latest === undefined) return '';
  return `; em ${latest.game ?? 'apostas esportivas'} contam ${formatPercent(latest.percent)}`;
}

interface ContributionsProps {
  name: string;
  query: ReturnType<typeof useContributions>;
}

/** Renders the stakes that counted towards the rollover of a bonus, closed until pressed. */
function Contributions({ name, query }: ContributionsProps) {
  return (
    <details className={styles.details}>
      <summary className={`${layout.ends} ${styles.summary}`}>
        Apostas que contaram
        <Icon name="chevron-down" />
      </summary>
      <QueryView query={query} failed="Não foi possível carregar as apostas">
        {({ pages }) => {
          const stakes = pages.flatMap(({ data }) => data);
          if (stakes.length === 0) return <p className={styles.quiet}>Nenhuma aposta contou ainda.</p>;
          return (
            <ItemList
              label={`Apostas que contaram para ${name}`}
              items={stakes.map(({ id, game, stake, percent, counted, created_at }) => ({
                id,
                text: game ?? 'Aposta esportiva',
                detail: `${formatDateTime(created_at)} · ${formatMoney(stake)} × ${formatPercent(percent)}`,
                end: formatMoney(counted),
              }))}
            />
          );
        }}
      </QueryView>
      <MoreButton query={query}>Mostrar mais apostas</MoreButton>
    </details>
  );
}
