import { COLOR_RULES, COLORS, SLOT_COUNT, RTP_PERCENT } from '@/fairness/double/rules';
import { formatMultiple, formatPercent } from '@/shared/format/number';
import { Card, DescriptionList } from '@/shared/ui/page';
import quiet from '@/shared/ui/quiet.module.css';
import steps from '@/shared/ui/steps.module.css';

/** Renders the rules of Double and its return to the player (SPEC D9). */
export function RulesCard() {
  return (
    <Card title="Como funciona">
      <ol className={steps.steps}>
        <li>Você tem 15 segundos para apostar em uma ou mais cores. Enquanto estão abertas, apostas podem ser retiradas.</li>
        <li>As apostas fecham, a roleta gira por 6 segundos e para em um número de 0 a 14.</li>
        <li>A cor do número paga na hora. A próxima rodada abre 4 segundos depois. Não há jogo automático.</li>
      </ol>
      <DescriptionList
        rows={[
          ...COLORS.map((color) => {
            const { name, numbers, pays, slots } = COLOR_RULES[color];
            const chance = formatPercent((100 * slots) / SLOT_COUNT);
            return [`${capital(name)}, ${numbers}`, `paga ${formatMultiple(pays)}, chance ${chance}`] as const;
          }),
          ['Retorno ao jogador (RTP), em qualquer cor', formatPercent(RTP_PERCENT)],
        ]}
      />
      <p className={quiet.text}>
        O retorno é uma média de muitas rodadas: em uma só, a aposta volta multiplicada ou não volta. Jogue com moderação, 18+.
      </p>
    </Card>
  );
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
