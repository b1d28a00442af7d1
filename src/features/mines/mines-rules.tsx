import { memo, useState } from 'react';

import type { MinesConfig } from '@generated/api/model/mines-config';

import { CELLS } from '@/fairness/mines/odds';
import { formatMoney } from '@/shared/format/money';
import { formatMultiple, formatPercent } from '@/shared/format/number';
import { Select } from '@/shared/ui/select';
import { Card, DescriptionList } from '@/shared/ui/page';

import styles from './mines-rules.module.css';
import { chanceText, formatFactor, minesText } from './round-labels';

const COUNTS = Array.from({ length: CELLS - 1 }, (_, index) => index + 1);

/** Renders rules and multipliers, which must be visible before a stake (SPEC D9). Memoized against renders by moves. */
export const MinesRules = memo(function MinesRules({ config, mines }: { config: MinesConfig; mines: number }) {
  const { min_bet: min, max_bet: max, max_payout: most, edge_bp: edge, multipliers } = config;
  const top = Math.max(...Object.values(multipliers).flat());
  return (
    <div className={styles.rules}>
      <Card title="Como se joga">
        <ol className={styles.steps}>
          <li>Escolha a aposta e quantas das 25 casas têm mina.</li>
          <li>Abra uma casa de cada vez. Cada diamante aumenta o multiplicador; uma mina encerra a rodada e a aposta é perdida.</li>
          <li>Retire quando quiser, a partir do primeiro diamante: você recebe a aposta vezes o multiplicador, sem fração de centavo.</li>
          <li>
            {`Com todos os diamantes abertos, ou ao chegar a ${formatMoney(most)}, a retirada é automática. ` +
              'Uma rodada aberta espera por você, em qualquer aparelho.'}
          </li>
        </ol>
        <DescriptionList
          rows={[
            ['Retorno ao jogador (RTP)', formatPercent(100 - edge / 100)],
            ['Aposta', `${formatMoney(min)} a ${formatMoney(max)}`],
            ['Maior multiplicador', formatMultiple(top)],
            ['Maior prêmio', formatMoney(most)],
          ]}
        />
        <p className={styles.quiet}>
          RTP é a parte das apostas que o jogo devolve, na média de milhões de rodadas. Não prevê o resultado de uma sessão. Proibido para
          menores de 18 anos.
        </p>
        <p className={styles.quiet}>
          No teclado: setas andam pelo tabuleiro, Enter abre a casa e C retira. Cada rodada encerrada é conferida no seu navegador, com
          recibo.
        </p>
      </Card>
      <Multipliers key={mines} config={config} start={mines} />
    </div>
  );
});

function Multipliers({ config, start }: { config: MinesConfig; start: number }) {
  const [mines, setMines] = useState(start);
  const factors = config.multipliers[mines] ?? [];
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
          </tr>
        </thead>
        <tbody>
          {factors.map((factor, index) => (
            <tr key={index}>
              <td>{index + 1}</td>
              <td>{chanceText(mines, index)}</td>
              <td>{formatFactor(factor)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
