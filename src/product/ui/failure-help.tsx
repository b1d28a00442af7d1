import type { ReactNode } from 'react';

import { CopyText } from '@/fairness/ui/copy-text';
import type { Evidence } from '@/fairness/core/evidence';
import { evidenceText } from '@/fairness/core/evidence';

import styles from './failure-help.module.css';
import { FairnessLink } from './fairness-link';
import { SupportContacts } from './support-contacts';

interface FailureHelpProps {
  evidence: Evidence;
  /** The button that opens the receipt. */
  children: ReactNode;
}

/** Renders the steps after a failed verdict: open the receipt, copy the evidence, see all verified rounds, contact support (SPEC G8). */
export function FailureHelp({ evidence, children }: FailureHelpProps) {
  return (
    <div className={styles.help}>
      <div className={styles.actions}>
        {children}
        <CopyText label="Copiar provas" copied="Provas copiadas." boxLabel="Provas em texto" text={() => evidenceText(evidence)} />
      </div>
      <FairnessLink />
      <SupportContacts />
    </div>
  );
}
