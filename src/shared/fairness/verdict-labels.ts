import type { IconName } from '../ui/icon-paths';
import type { Verdict } from './fair-checks';

/** Of one round. Icon and text differ too: some players cannot distinguish the colours. */
export const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
  passed: 'Conferida',
  unchecked: 'Sem conferência',
  failed: 'Não confere',
};

export const VERDICT_ICONS: Readonly<Record<Verdict, IconName>> = { passed: 'shield', unchecked: 'info', failed: 'warning' };
