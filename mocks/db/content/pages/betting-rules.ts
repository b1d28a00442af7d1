import { legalPage } from './page';

/** Legal page with the rules by which bets are accepted, settled and voided. The site shows it at `/rules-betting` (SPEC R16). */
export const BETTING_RULES = legalPage({
  slug: 'regras-de-apostas',
  title: 'Regras de apostas',
  version: '3.0',
  published_at: '2026-08-17T09:00:00-03:00',
  content: `
<p>Estas regras dizem quando uma aposta vale, como ela é liquidada e quando é anulada. Elas completam os <a href="/termos-de-uso">termos de uso</a>. Apostas são proibidas para menores de 18 anos.</p>
<h2 id="aceitacao">1. Quando uma aposta vale</h2>
<ul>
<li>A aposta vale quando o site a confirma e ela aparece no seu histórico.</li>
<li>A cota é a da confirmação. Se ela mudar antes, o site pergunta se você aceita a nova.</li>
<li>Uma aposta confirmada não pode ser alterada. No Double, a aposta pode ser cancelada enquanto a rodada recebe apostas.</li>
<li>A aposta usa primeiro o dinheiro real e depois o bônus ativo, conforme a <a href="/politica-de-bonus">política de bônus</a>.</li>
<li>A aposta respeita o mínimo, o máximo e os <a href="/user/protection">limites</a> que você definiu.</li>
</ul>
<h2 id="simples-e-multiplas">2. Simples e múltiplas</h2>
<p>Na aposta simples, o retorno é o valor vezes a cota. Na múltipla, as cotas se multiplicam, e todas as seleções precisam acertar. Exemplo: R$ 10,00 em duas seleções de cota 1,50 e 2,00 retornam R$ 30,00. Seleções do mesmo evento que dependem uma da outra não podem ser combinadas. O retorno já inclui o valor apostado.</p>
<h2 id="resultado">3. Resultado e liquidação</h2>
<p>Vale o resultado oficial da entidade que organiza a competição. No futebol, contam os 90 minutos mais os acréscimos, sem prorrogação e pênaltis, salvo quando o mercado diz outra coisa. Apostas são liquidadas assim que o resultado é oficial; uma correção posterior da entidade não muda apostas já liquidadas, salvo erro evidente de registro.</p>
<table>
<thead><tr><th scope="col">Situação do evento</th><th scope="col">O que acontece</th></tr></thead>
<tbody>
<tr><td>Adiado, jogado em até 48 horas</td><td>A aposta continua valendo</td></tr>
<tr><td>Adiado por mais de 48 horas ou cancelado</td><td>A seleção é anulada</td></tr>
<tr><td>Interrompido</td><td>Valem os mercados já decididos; os outros são anulados</td></tr>
<tr><td>Mudança de mando de campo</td><td>A seleção é anulada</td></tr>
<tr><td>Atleta não participa</td><td>Mercados sobre ele são anulados</td></tr>
</tbody>
</table>
<p>Em uma múltipla, a seleção anulada conta com cota 1,00. Se todas forem anuladas, o valor é devolvido inteiro.</p>
<h2 id="erros">4. Erros de cota</h2>
<p>Um erro evidente, como uma cota trocada entre os lados ou um ponto decimal fora do lugar, permite anular a aposta e devolver o valor. Você é avisado com o motivo.</p>
<h2 id="integridade">5. Integridade</h2>
<p>Não oferecemos apostas em eventos só de menores de 18 anos nem em lances isolados que um atleta decide sozinho. Suspeitas de manipulação são comunicadas às autoridades e à entidade do esporte, e os prêmios ficam retidos durante a apuração.</p>
<h2 id="cassino">6. Jogos on-line</h2>
<ol>
<li>Antes de jogar você vê as regras, o retorno ao jogador (RTP) e os limites de cada jogo.</li>
<li>Não há jogo automático: cada rodada começa por uma ação sua.</li>
<li>Se a conexão cair, a rodada iniciada segue no servidor e o resultado vai para o seu saldo.</li>
<li>Defeito do jogo anula a rodada, e o valor é devolvido.</li>
<li><a href="/games/mines">Mines</a> e <a href="/games/double">Double</a> usam sementes cujo resumo é publicado antes da rodada; depois dela, qualquer pessoa pode conferir o resultado.</li>
</ol>
<h2 id="pagamento">7. Pagamento dos prêmios</h2>
<p>O prêmio entra no saldo na liquidação e pode ser sacado pelas <a href="/regras-de-deposito-e-saque">regras de depósito e saque</a>. O histórico fica em <a href="/user/transaction">Transações</a>.</p>
<h2 id="reclamacoes">8. Reclamações</h2>
<p>Conteste uma liquidação em até 30 dias, pelo suporte ou pela <a href="/ouvidoria">ouvidoria</a>, com o código da aposta.</p>
`,
});
