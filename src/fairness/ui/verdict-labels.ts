import type { IconName } from '@/shared/ui/icon-paths';

import type { Verdict } from '../core/fair-checks';
import './verdict.css';

/** Labels of the verdict of one round. Icon and text differ also, because some players cannot distinguish the colours. */
export const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
  passed: 'Conferida',
  unchecked: 'Sem conferência',
  failed: 'Não confere',
};

export const VERDICT_ICONS: Readonly<Record<Verdict, IconName>> = { passed: 'shield', unchecked: 'info', failed: 'warning' };
