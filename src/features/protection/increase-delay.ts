import { formatCounted } from '@/shared/format/number';
import { usePlatformRules } from '@/product/platform-rules';

/** Texts for the delay of a higher limit, each for the end of a sentence. */
export interface IncreaseDelay {
  /** 'em 24 horas' */
  readonly within: string;
  /** 'depois de 24 horas' */
  readonly after: string;
  /** 'por 24 horas' */
  readonly during: string;
}

/** Returns the texts for the delay of a higher or removed limit, without a number if the platform states none (SPEC D22). */
export function useIncreaseDelay(): IncreaseDelay {
  const { limit_increase_hours: hours } = usePlatformRules();
  const after = 'depois de um prazo de espera';
  if (hours === undefined) return { within: after, after, during: 'até o fim do prazo de espera' };
  const text = formatCounted(hours, 'hora', 'horas');
  return { within: `em ${text}`, after: `depois de ${text}`, during: `por ${text}` };
}
