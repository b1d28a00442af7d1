import { CENTRAL_EXCLUSION } from '../../players/central-exclusion';
import { RULE_VALUES } from '../rule-values';
import { OPERATOR } from '../platform';
import { legalPage } from './page';

/** Legal page about suspension and exclusion: how a player asks for them, what they stop, and what becomes of the balance. */
export const SELF_EXCLUSION = legalPage({
  slug: 'autoexclusao',
  title: 'Autoexclusão',
  version: '1.4',
  published_at: '2026-07-06T09:00:00-03:00',
  content: `
<p>A autoexclusão fecha a porta do jogo por um tempo que você escolhe. Ela vale na hora, ninguém pode encurtá-la, nem nós, e pedi-la não exige explicação.</p>
<h2 id="opcoes">1. Pausa ou autoexclusão</h2>
<table>
<thead><tr><th scope="col"></th><th scope="col">Pausa</th><th scope="col">Autoexclusão</th></tr></thead>
<tbody>
<tr><th scope="row">Duração</th><td>24 horas, 7 dias ou 30 dias</td><td>1, 3, 6 ou 12 meses, ou por prazo indeterminado</td></tr>
<tr><th scope="row">Começa</th><td>Na hora</td><td>Na hora</td></tr>
<tr><th scope="row">Pode ser encerrada antes</th><td>Não</td><td>Não</td></tr>
<tr><th scope="row">Pode ser alongada</th><td>Sim</td><td>Sim</td></tr>
<tr><th scope="row">Sessões abertas</th><td>Continuam, só para consulta</td><td>São encerradas</td></tr>
<tr><th scope="row">Saque</th><td>Sim</td><td>Sim, por ${RULE_VALUES.excludedWithdrawDays} dias</td></tr>
</tbody>
</table>
<h2 id="como-pedir">2. Como pedir</h2>
<ol>
<li>Entre em <a href="/user/protection/exclusion">Autoexclusão</a>, ou em <a href="/user/protection/suspension">Pausa</a>.</li>
<li>Escolha por quanto tempo.</li>
<li>Confirme com a sua senha.</li>
</ol>
<p>Se não consegue entrar, peça ao suporte, ${OPERATOR.hours}: <a href="mailto:${OPERATOR.email}">${OPERATOR.email}</a> ou <a href="tel:${OPERATOR.phone}">${OPERATOR.phone}</a>.</p>
<h2 id="o-que-acontece">3. O que acontece</h2>
<ul>
<li>Você não pode jogar, depositar, usar bônus nem aderir a promoções.</li>
<li>Apostas já feitas seguem até o resultado, e o prêmio vai para o saldo.</li>
<li>Não enviamos publicidade, por nenhum canal.</li>
<li>Um novo cadastro com o mesmo CPF é recusado.</li>
</ul>
<h2 id="o-que-fica">4. O que continua aberto</h2>
<p>Você ainda pode entrar para ler, ver até quando vale, sacar o saldo, enviar os documentos que o saque pede, trocar a senha, falar com o suporte e tornar a proteção mais forte. Nada além disso.</p>
<h2 id="saldo">5. O seu saldo</h2>
<p>O dinheiro real continua seu. Na autoexclusão você tem ${RULE_VALUES.excludedWithdrawDays} dias para sacar pelo site; depois, o pedido é feito pela <a href="/ouvidoria">ouvidoria</a>. Saldo de bônus não pode ser usado e termina no prazo dele.</p>
<h2 id="fim">6. No fim do prazo</h2>
<p>A conta volta a funcionar quando o prazo termina, com os limites que tinha. A autoexclusão por prazo indeterminado não termina sozinha. Pense com calma antes de voltar e, se voltar, comece por um limite baixo: limites menores valem na hora, maiores só depois de ${RULE_VALUES.raiseHours} horas.</p>
<h2 id="central">7. Em todas as casas</h2>
<p>A autoexclusão daqui vale só aqui. Para bloquear o seu CPF em todas as casas autorizadas de uma vez, use a <a href="${CENTRAL_EXCLUSION}">central de autoexclusão</a>. Consultamos a central a cada cadastro e a cada entrada.</p>
<h2 id="apoio">8. Apoio</h2>
<p>Parar de jogar fica mais fácil com ajuda. O SUS atende de graça nos CAPS e nas unidades básicas, e o CVV ouve você pelo telefone <a href="tel:188">188</a>, 24 horas. Veja também <a href="/jogo-responsavel">Jogo responsável</a>.</p>
`,
});
