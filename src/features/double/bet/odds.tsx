import { COLOR_RULES, SLOT_COUNT, RTP_PERCENT } from '@/fairness/double/rules';
import { formatMultiple, formatPercent } from '@/shared/format/number';
import { DescriptionList } from '@/shared/ui/page';

/** Renders the return to the player and the highest payout, which must be visible before a bet (SPEC D9). */
export function Odds() {
  const { pays, slots, name } = COLOR_RULES.white;
  return (
    <DescriptionList
      rows={[
        ['Retorno (RTP)', formatPercent(RTP_PERCENT)],
        ['Maior prêmio', `${formatMultiple(pays)} no ${name}, ${slots} em ${SLOT_COUNT}`],
      ]}
    />
  );
}
