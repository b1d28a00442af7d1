import { useRef, useState } from 'react';

import { useGetReferralSummary, getListReferralsQueryKey, useListReferralsInfinite } from '@generated/api/referrals';
import type { Referral } from '@generated/api/model/referral';

import { formatCount } from '@/shared/format/number';
import { Amount } from '@/shared/ui/amount';
import { MoreButton } from '@/shared/ui/more-button';
import layout from '@/shared/ui/layout.module.css';
import { QueryCard } from '@/shared/ui/query-card';
import { allPages } from '@/api/all-pages';
import { formatDate } from '@/shared/format/date';
import { formatMoney } from '@/shared/format/money';
import { classes } from '@/shared/lib/classes';
import { uniqueById } from '@/shared/lib/unique-by-id';
import badge from '@/shared/ui/badge.module.css';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import quiet from '@/shared/ui/quiet.module.css';
import { Field } from '@/shared/ui/field';

import { ReferralRules } from './referral-rules';
import styles from './referrals.module.css';

/** Renders the player's invitation link, the referrals and their rules (SPEC S2, R30). */
export function Referrals() {
  const query = useGetReferralSummary();
  return (
    <div className={layout.columns}>
      <div className={layout.column}>
        <QueryCard title="Seu convite" query={query} failed="Não foi possível carregar o seu convite">
          {({ data: { code, link, total, earned } }) => (
            <>
              <dl className={`${layout.large} ${styles.sums}`}>
                <div className={styles.sum}>
                  <dt>Indicações</dt>
                  <dd>{formatCount(total)}</dd>
                </div>
                <div className={styles.sum}>
                  <dt>Recebido</dt>
                  <dd>
                    <Amount cents={earned} />
                  </dd>
                </div>
              </dl>
              <ShareLink link={link} code={code} />
            </>
          )}
        </QueryCard>
        <ReferralList />
      </div>
      <ReferralRules />
    </div>
  );
}

const PER_PAGE = 20;

const STATUS_LABELS: Readonly<Record<Referral['status'], string>> = {
  qualified: 'Concluída',
  pending: 'Em andamento',
  unknown: 'Em processamento',
};

/** Renders the players referred by the player, newest first, with a button for the next page. */
export function ReferralList() {
  const query = useListReferralsInfinite({ per_page: PER_PAGE }, { query: allPages(getListReferralsQueryKey()) });
  return (
    <QueryCard title="Suas indicações" query={query} failed="Não foi possível carregar as indicações">
      {({ pages }) => {
        const all = uniqueById(pages.flatMap(({ data }) => data));
        if (all.length === 0) return <Notice icon="user" slim title="Nenhuma indicação ainda" />;
        return (
          <>
            <ul aria-label="Indicações">
              {all.map((referral) => (
                <Item key={referral.id} {...referral} />
              ))}
            </ul>
            <MoreButton query={query}>Mostrar mais</MoreButton>
          </>
        );
      }}
    </QueryCard>
  );
}

function Item({ name, status, earned, joined_at: at }: Referral) {
  return (
    <li className={`${layout.item} ${styles.item}`}>
      <span className={styles.name}>{name}</span>
      <strong className={styles.earned}>{formatMoney(earned)}</strong>
      <span className={quiet.text}>{`desde ${formatDate(at)}`}</span>
      <span className={classes(badge.badge, styles.status)} data-status={status}>
        {STATUS_LABELS[status]}
      </span>
    </li>
  );
}

/**
 * Renders an invitation link with buttons to copy and share it. If the clipboard is blocked, the link is selected for
 * manual copying. Without the Web Share API there is no share button.
 */
function ShareLink({ link, code }: { link: string; code: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');
  const canShare = typeof navigator.share === 'function';

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      setMessage('Link copiado.');
    } catch {
      input.current?.focus();
      input.current?.select();
      setMessage('O navegador não deixou copiar. O link está selecionado: copie daí.');
    }
  }

  async function share(): Promise<void> {
    try {
      await navigator.share({ url: link });
    } catch {
      return; // The player cancelled.
    }
  }

  return (
    <div className={layout.medium}>
      <Field ref={input} label="Seu link" readOnly value={link} hint={`Código ${code}`} onFocus={({ target }) => target.select()} />
      <div className={layout.buttons}>
        <Button variant="primary" wide onClick={() => void copy()}>
          Copiar link
        </Button>
        {canShare && (
          <Button wide onClick={() => void share()}>
            Compartilhar
          </Button>
        )}
      </div>
      <p role="status" className={`${quiet.text} ${layout.region}`}>
        {message}
      </p>
    </div>
  );
}
