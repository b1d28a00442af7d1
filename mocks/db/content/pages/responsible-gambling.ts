import { CENTRAL_EXCLUSION } from '../../players/central-exclusion';
import { RULE_VALUES } from '../rule-values';
import { OPERATOR } from '../platform';
import { legalPage } from './page';

/** Legal page about responsible gambling: warning signs, the site's tools against them, and where to find help. */
export const RESPONSIBLE_GAMBLING = legalPage({
  slug: 'jogo-responsavel',
  title: 'Jogo responsável',
  version: '1.8',
  published_at: '2026-07-06T09:00:00-03:00',
  content: `
<p>Apostar é entretenimento e custa dinheiro. Não é renda, não é investimento e não paga dívidas. No longo prazo, a casa tem vantagem em todos os jogos. O jogo é proibido para menores de 18 anos.</p>
<h2 id="como-jogar">1. Para jogar com calma</h2>
<ul>
<li>Decida antes quanto pode perder sem fazer falta, e pare ao chegar lá.</li>
<li>Não tente recuperar o que perdeu.</li>
<li>Não jogue com dinheiro emprestado. Aqui não há crédito nem cartão de crédito.</li>
<li>Faça intervalos e não jogue cansado, triste ou depois de beber.</li>
<li>Leia as regras e o retorno ao jogador (RTP) antes de apostar.</li>
</ul>
<h2 id="sinais">2. Sinais de alerta</h2>
<p>Responda com sinceridade:</p>
<ol>
<li>Você aposta mais do que pode perder?</li>
<li>Precisa apostar valores cada vez maiores para sentir a mesma emoção?</li>
<li>Volta no dia seguinte para recuperar o que perdeu?</li>
<li>Já mentiu sobre quanto joga?</li>
<li>Já deixou contas, trabalho ou família de lado por causa do jogo?</li>
<li>Fica irritado quando tenta parar?</li>
</ol>
<p>Se respondeu sim a duas ou mais perguntas, faça uma pausa e converse com alguém.</p>
<h2 id="ferramentas">3. As suas ferramentas</h2>
<p>Tudo fica em <a href="/user/protection">Limites e pausas</a>, a qualquer hora.</p>
<table>
<thead><tr><th scope="col">Ferramenta</th><th scope="col">O que faz</th><th scope="col">Quando vale</th></tr></thead>
<tbody>
<tr><td>Limite de depósito, perda ou aposta</td><td>Um teto em reais por dia, semana ou mês</td><td>Menor: na hora. Maior, ou fim do limite: depois de ${RULE_VALUES.raiseHours} horas</td></tr>
<tr><td>Limite de tempo</td><td>Um teto em minutos por dia, semana ou mês</td><td>Menor: na hora. Maior: depois de ${RULE_VALUES.raiseHours} horas</td></tr>
<tr><td>Lembretes</td><td>Avisam do tempo jogado e do valor apostado desde a entrada</td><td>Na hora</td></tr>
<tr><td>Pausa</td><td>24 horas, 7 dias ou 30 dias sem jogar nem depositar</td><td>Na hora, sem volta antes do fim</td></tr>
<tr><td>Autoexclusão</td><td>1, 3, 6 ou 12 meses, ou por prazo indeterminado</td><td>Na hora, sem volta antes do fim</td></tr>
</tbody>
</table>
<p>Um aumento pedido pode ser cancelado enquanto espera. Durante uma pausa ou exclusão não enviamos publicidade.</p>
<h2 id="extrato">4. Veja quanto jogou</h2>
<p>O extrato em <a href="/user/transaction">Transações</a> mostra depósitos, saques, apostas, prêmios, resultado e tempo jogado por dia, semana ou mês.</p>
<h2 id="central">5. Central de autoexclusão</h2>
<p>A <a href="${CENTRAL_EXCLUSION}">central de autoexclusão</a> bloqueia o seu CPF em todas as casas autorizadas ao mesmo tempo. Saiba mais em <a href="/autoexclusao">Autoexclusão</a>.</p>
<h2 id="familia">6. Família e menores</h2>
<p>Não deixe a conta aberta em aparelhos de uso comum e não salve a senha neles. Use o controle parental do aparelho. Se um menor usou uma conta, avise o suporte: a conta é bloqueada e o caso, apurado.</p>
<h2 id="ajuda">7. Onde pedir ajuda</h2>
<ul>
<li>SUS: procure a unidade básica de saúde ou o Centro de Atenção Psicossocial (CAPS) mais perto de você. É gratuito.</li>
<li>CVV, apoio emocional 24 horas: telefone <a href="tel:188">188</a>.</li>
<li>Jogadores Anônimos: reuniões gratuitas, presenciais e on-line.</li>
<li>Nosso suporte, ${OPERATOR.hours}: <a href="mailto:${OPERATOR.email}">${OPERATOR.email}</a>.</li>
</ul>
`,
});
