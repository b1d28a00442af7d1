import { memo, useState } from 'react';

import type { MinesConfig } from '@generated/api/model/mines-config';

import { CELLS, reachableGems, returnPercent } from '@/fairness/mines/odds';
import type { Amount } from '@/shared/format/money';
import { formatMoney } from '@/shared/format/money';
import { formatMultiple, formatPercent } from '@/shared/format/number';
import { Select } from '@/shared/ui/select';
import { Card, DescriptionList } from '@/shared/ui/page';
import quiet from '@/shared/ui/quiet.module.css';
import steps from '@/shared/ui/steps.module.css';

import styles from './mines-rules.module.css';
import { chanceText, formatFactor, minesText } from './round-labels';

/** Numbers of mines, from 1 to 24. */
const COUNTS = Array.from({ length: CELLS - 1 }, (_, index) => index + 1);

interface RulesProps {
  config: MinesConfig;
  /** Number of mines whose multipliers are shown first. */
  mines: number;
  /** Stake in cents; null if empty. */
  stake: Amount | null;
}

/** Renders rules and multipliers, which must be visible before a stake (SPEC D9). Memoized against renders by moves. */
export const MinesRules = memo(function MinesRules({ config, mines, stake }: RulesProps) {
  const { min_bet: min, max_bet: max, max_payout: most, edge_bp: edge, multipliers } = config;
  const top = Math.max(...Object.values(multipliers).flat());
  return (
    <div className={styles.rules}>
      <Card title="Como se joga">
        <ol className={steps.steps}>
          <li>Escolha a aposta e quantas das 25 casas têm mina.</li>
          <li>Abra uma casa de cada vez. Cada diamante aumenta o multiplicador; uma mina encerra a rodada e a aposta é perdida.</li>
          <li>
            Pare quando quiser, a partir do primeiro diamante, e leve o prêmio: você recebe a aposta vezes o multiplicador, sem fração de
            centavo.
          </li>
          <li>
            {`Com todos os diamantes abertos, ou ao chegar a ${formatMoney(most)}, a rodada para sozinha e você leva o prêmio. ` +
              'Uma rodada aberta espera por você, em qualquer aparelho.'}
          </li>
        </ol>
        <DescriptionList
          rows={[
            ['Retorno ao jogador (RTP)', `até ${formatPercent(100 - edge / 100)}, conforme a aposta`],
            ['Aposta', `${formatMoney(min)} a ${formatMoney(max)}`],
            ['Maior multiplicador pagável', min === 'unknown' || most === 'unknown' ? '–' : formatMultiple(Math.min(top, most / min))],
            ['Maior prêmio', formatMoney(most)],
          ]}
        />
        <p className={quiet.text}>
          RTP é a parte das apostas que o jogo devolve, na média de milhões de rodadas. Com apostas de centavos ele é menor, porque o prêmio
          não tem fração de centavo; perto do prêmio máximo também, porque a rodada para sozinha. A tabela mostra o da sua aposta. Não prevê
          o resultado de uma sessão. Proibido para menores de 18 anos.
        </p>
        <p className={quiet.text}>
          No teclado: setas andam pelo tabuleiro, Enter abre a casa e C para e leva o prêmio. Cada rodada encerrada é conferida no seu
          navegador, com recibo.
        </p>
      </Card>
      <Multipliers key={mines} config={config} start={mines} stake={stake} />
    </div>
  );
});

function Multipliers({ config, start, stake }: Pick<RulesProps, 'config' | 'stake'> & { start: number }) {
  const [mines, setMines] = useState(start);
  const factors = config.multipliers[mines] ?? [];
  const { edge_bp: edgeBp, max_payout: maxPayout } = config;
  const isPriced = stake !== null && stake !== 'unknown' && stake > 0 && maxPayout !== 'unknown';
  const last = isPriced ? reachableGems(stake, mines, { edgeBp, maxPayout }) : CELLS;
  return (
    <Card title="Multiplicadores">
      <Select
        label="Quantidade de minas"
        value={String(mines)}
        options={COUNTS.map((count) => ({ value: String(count), label: minesText(count) }))}
        onChange={(value) => setMines(Number(value))}
      />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Diamantes</th>
            <th scope="col">Chance da casa</th>
            <th scope="col">Multiplicador</th>
            <th scope="col">{isPriced ? `Retorno com ${formatMoney(stake)}` : 'Retorno'}</th>
          </tr>
        </thead>
        <tbody>
          {factors.map((factor, index) => (
            <tr key={index}>
              <td>{index + 1}</td>
              <td>{chanceText(mines, index)}</td>
              <td>{formatFactor(factor)}</td>
              <td>
                {index >= last
                  ? 'não se alcança'
                  : isPriced
                    ? formatPercent(Math.floor(10 * returnPercent(stake, mines, index + 1, { edgeBp, maxPayout })) / 10)
                    : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
