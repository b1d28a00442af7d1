import { CENTRAL_EXCLUSION } from '../../players/central-exclusion';
import { RULE_VALUES } from '../rule-values';
import { OPERATOR } from '../platform';
import { legalPage } from './page';

/**
 * Terms of use in force. `terms-versions.ts` makes the previous version from them, by replacing some of their words. If one of these is
 * changed here, its replacement there silently has no effect.
 */
export const TERMS = legalPage({
  slug: 'termos-de-uso',
  title: 'Termos de uso',
  version: '2.4',
  published_at: '2026-09-01T09:00:00-03:00',
  content: `
<p>Estes termos regem o uso do Palpite por você. Ao criar a conta, você declara que os leu e que concorda com eles. Se não concorda, não crie a conta.</p>
<h2 id="quem-somos">1. Quem somos</h2>
<p>O Palpite é operado por ${OPERATOR.company}, CNPJ ${OPERATOR.cnpj}, sob a autorização ${OPERATOR.authorization}. Oferecemos apostas de quota fixa em eventos esportivos e em jogos on-line.</p>
<h2 id="quem-pode-jogar">2. Quem pode jogar</h2>
<p>Somente pessoas físicas com 18 anos ou mais, com CPF regular e residentes no Brasil. Não podem apostar:</p>
<ul>
<li>menores de 18 anos;</li>
<li>sócios, administradores e funcionários da operadora;</li>
<li>agentes públicos que regulam ou fiscalizam apostas;</li>
<li>quem possa influenciar o resultado de um evento: atletas, árbitros, técnicos e dirigentes;</li>
<li>quem está em autoexclusão, aqui ou na <a href="${CENTRAL_EXCLUSION}">central de autoexclusão</a>;</li>
<li>quem foi proibido por decisão judicial ou por diagnóstico de ludopatia.</li>
</ul>
<h2 id="sua-conta">3. A sua conta</h2>
<p>Cada pessoa tem uma conta só, com o próprio CPF. Os dados devem ser verdadeiros e estar em dia. A senha é sua: não a passe a ninguém, nem ao suporte, que nunca a pede. Você vê em <a href="/user/account">Minha conta</a> em que aparelhos a conta está aberta e pode encerrar qualquer sessão.</p>
<p>Antes de depositar e jogar, você confirma a sua identidade. As regras estão na <a href="/politica-de-kyc-e-pld">política de identidade e prevenção à lavagem</a>.</p>
<h2 id="dinheiro">4. Depósitos e saques</h2>
<p>Todo o dinheiro entra e sai por PIX, de e para uma conta no seu próprio CPF. Não aceitamos cartão de crédito, boleto, dinheiro em espécie nem criptoativos, e não damos crédito. Pagamos os saques em até ${RULE_VALUES.withdrawMinutes} minutos. Os valores e os prazos estão nas <a href="/regras-de-deposito-e-saque">regras de depósito e saque</a>.</p>
<h2 id="apostas">5. Apostas</h2>
<p>Uma aposta vale quando o site a confirma. Depois disso, ela não pode ser alterada. As regras de cada jogo, o retorno ao jogador (RTP) e as cotas ficam visíveis antes de você apostar. A liquidação, a anulação e os erros de cota seguem as <a href="/rules-betting">regras de apostas</a>.</p>
<h2 id="bonus">6. Bônus e promoções</h2>
<p>Bônus dependem de apostas liquidadas e seguem a <a href="/politica-de-bonus">política de bônus</a>. Nenhuma promoção premia o cadastro ou o depósito.</p>
<h2 id="conduta">7. O que não é permitido</h2>
<ol>
<li>Usar a conta de outra pessoa, ou deixar que usem a sua.</li>
<li>Usar VPN ou outro meio de esconder onde você está.</li>
<li>Usar robôs, falhas do sistema ou combinação com outros jogadores.</li>
<li>Apostar em evento cujo resultado você conhece ou pode influenciar.</li>
</ol>
<p>Nesses casos podemos suspender a conta, anular as apostas afetadas e comunicar as autoridades. Você é avisado do motivo e pode recorrer à <a href="/ouvidoria">ouvidoria</a>.</p>
<h2 id="protecao">8. Limites e pausas</h2>
<p>Você pode, a qualquer hora, limitar depósitos, perdas, apostas e tempo, fazer uma pausa ou se excluir, na página <a href="/user/protection">Limites e pausas</a>. Veja também <a href="/jogo-responsavel">Jogo responsável</a>.</p>
<h2 id="encerramento">9. Encerramento</h2>
<p>Você pode encerrar a conta pelo suporte quando quiser; o saldo livre é pago por PIX. Podemos encerrar contas que violem estes termos ou a lei.</p>
<h2 id="mudancas">10. Mudanças e foro</h2>
<p>Uma nova versão destes termos é publicada aqui com o seu número e a sua data. Mudanças relevantes são avisadas com 15 dias de antecedência. Valem a lei brasileira e o foro do domicílio do consumidor. Dúvidas: <a href="mailto:${OPERATOR.email}">${OPERATOR.email}</a>.</p>
`,
});
