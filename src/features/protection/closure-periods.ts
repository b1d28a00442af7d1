import { formatCounted } from '@/shared/format/number';

/** Periods of a pause offered unless the platform states others, because a player must always be able to stop (SPEC B14, D22). */
export const DEFAULT_SUSPENSION_HOURS: readonly number[] = [24, 168, 720];
/** Periods of an exclusion offered unless the platform states others. Null is without end. */
export const DEFAULT_EXCLUSION_MONTHS: readonly (number | null)[] = [1, 3, 6, 12, null];

/** Formats a pause: '24 horas', '7 dias', '36 horas'. */
export function formatPause(hours: number): string {
  return hours > 24 && hours % 24 === 0 ? formatCounted(hours / 24, 'dia', 'dias') : formatCounted(hours, 'hora', 'horas');
}

/** Formats an exclusion: '1 mês', '12 meses', 'Sem prazo'. */
export function formatExclusion(months: number | null): string {
  return months === null ? 'Sem prazo' : formatCounted(months, 'mês', 'meses');
}
