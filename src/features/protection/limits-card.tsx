import { useState } from 'react';

import type { Protection } from '@generated/api/model/protection';

import { useFocusOnChange } from '@/shared/lib/use-focus-on-change';
import { Button } from '@/shared/ui/button';
import layout from '@/shared/ui/layout.module.css';
import { Notice } from '@/shared/ui/notice';
import { Card } from '@/shared/ui/page';
import { LIMIT_PERIOD_LABELS } from '@/product/eligibility';
import { LIMIT_TYPE_LABELS } from '@/product/limit-values';
import { readDraft } from '@/product/reload-drafts';

import { useIncreaseDelay } from './increase-delay';
import { LimitForm } from './limit-form';
import { LimitItem } from './limit-item';
import styles from './protection.module.css';

const MAX_LIMITS = Object.keys(LIMIT_TYPE_LABELS).length * Object.keys(LIMIT_PERIOD_LABELS).length;

/** Renders the limits, and a form for a new one (SPEC D9). */
export function LimitsCard({ protection }: { protection: Protection }) {
  const { limits } = protection;
  const { after } = useIncreaseDelay();
  // The form is reopened after a reload.
  const [isAdding, setAdding] = useState(() => readDraft('limit') !== undefined);
  const container = useFocusOnChange<HTMLDivElement>(isAdding ? 'add' : '');
  return (
    <Card title="Limites">
      <p className={styles.quiet}>{`Criar ou reduzir um limite vale na hora. Aumentar ou remover um limite só vale ${after}.`}</p>
      {limits.length === 0 ? (
        <Notice icon="shield" slim title="Você não tem limites definidos" />
      ) : (
        <ul aria-label="Limites">
          {limits.map((limit) => (
            <li key={limit.id} className={`${layout.item} ${layout.medium}`}>
              <LimitItem limit={limit} protection={protection} />
            </li>
          ))}
        </ul>
      )}
      <div ref={container}>
        {isAdding ? (
          <LimitForm protection={protection} onClose={() => setAdding(false)} />
        ) : (
          limits.length < MAX_LIMITS && (
            <Button wide onClick={() => setAdding(true)}>
              Novo limite
            </Button>
          )
        )}
      </div>
    </Card>
  );
}
