import { RULE_VALUES } from '../rule-values';
import { OPERATOR } from '../platform';
import { legalPage } from './page';

/** Rules for deposits, withdrawals and PIX keys, with the values of {@link RULE_VALUES}. */
export const CASHIER_RULES = legalPage({
  slug: 'regras-de-deposito-e-saque',
  title: 'Regras de depósito e saque',
  version: '2.1',
  published_at: '2026-10-05T09:00:00-03:00',
  content: `
<p>O dinheiro entra e sai somente por PIX, sem tarifa nossa, de e para uma conta bancária no seu próprio CPF.</p>
<h2 id="resumo">1. Em resumo</h2>
<table>
<thead><tr><th scope="col"></th><th scope="col">Depósito</th><th scope="col">Saque</th></tr></thead>
<tbody>
<tr><th scope="row">Mínimo</th><td>${RULE_VALUES.depositMin}</td><td>${RULE_VALUES.withdrawMin}</td></tr>
<tr><th scope="row">Máximo por pedido</th><td>${RULE_VALUES.depositMax}</td><td>${RULE_VALUES.withdrawMax}</td></tr>
<tr><th scope="row">Máximo por dia</th><td>O seu limite de depósito</td><td>${RULE_VALUES.withdrawDaily}</td></tr>
<tr><th scope="row">Prazo</th><td>O código vale ${RULE_VALUES.codeMinutes} minutos</td><td>Até ${RULE_VALUES.withdrawMinutes} minutos</td></tr>
</tbody>
</table>
<p>Os valores do momento são os que aparecem nas páginas de <a href="/user/wallet/deposit">depósito</a> e de <a href="/user/wallet/withdraw">saque</a>.</p>
<h2 id="depositos">2. Como depositar</h2>
<ol>
<li>Escolha o valor e gere o código PIX.</li>
<li>Pague pelo aplicativo do seu banco, com o QR Code ou com o copia e cola.</li>
<li>O saldo aparece assim que o banco confirma, quase sempre em segundos.</li>
</ol>
<p>O código vale ${RULE_VALUES.codeMinutes} minutos e uma única vez. Se o código venceu, prefira gerar outro; um PIX pago depois do prazo ainda é creditado. Um PIX vindo de conta de outra pessoa é devolvido à conta de origem. Depósitos respeitam o limite que você definiu em <a href="/user/protection">Limites e pausas</a>.</p>
<h2 id="proibidos">3. O que não aceitamos</h2>
<p>Cartão de crédito, cartão pré-pago, boleto, dinheiro em espécie, cheque, criptoativos e transferências de terceiros. Não emprestamos dinheiro nem adiantamos prêmios.</p>
<h2 id="chaves">4. Chaves PIX</h2>
<p>Cadastre uma chave antes do primeiro saque: CPF, celular, e-mail ou chave aleatória. Conferimos com o banco se ela leva a uma conta no seu CPF; uma chave de outra pessoa é recusada.</p>
<h2 id="saques">5. Como sacar</h2>
<p>Pode ser sacado o dinheiro real que não está em aposta aberta. Valores depositados precisam ser apostados antes de sair, uma medida contra a lavagem de dinheiro; a página de saque mostra quanto está livre agora. Saldo de bônus só pode ser sacado depois do resgate, conforme a <a href="/politica-de-bonus">política de bônus</a>.</p>
<p>Pagamos em até ${RULE_VALUES.withdrawMinutes} minutos a contar do pedido, todos os dias, a qualquer hora. O andamento aparece na mesma página:</p>
<ul>
<li><strong>Pendente:</strong> recebemos o pedido e o valor saiu do saldo.</li>
<li><strong>Em análise:</strong> uma pessoa confere o pedido, o que é comum em valores altos.</li>
<li><strong>Em processamento:</strong> o PIX foi enviado ao banco.</li>
<li><strong>Pago:</strong> o dinheiro está na sua conta.</li>
<li><strong>Recusado ou cancelado:</strong> o valor voltou inteiro para o saldo.</li>
</ul>
<p>Você pode cancelar um saque enquanto ele está pendente ou em análise.</p>
<h2 id="verificacao">6. Verificação</h2>
<p>Depósitos e saques pedem identidade confirmada. Veja a <a href="/politica-de-kyc-e-pld">política de identidade</a>.</p>
<h2 id="pausas">7. Pausa e autoexclusão</h2>
<p>Em pausa ou autoexclusão você não deposita, mas pode sacar. Na autoexclusão, o saque fica aberto por ${RULE_VALUES.excludedWithdrawDays} dias.</p>
<h2 id="impostos">8. Impostos</h2>
<p>Prêmios podem estar sujeitos a imposto de renda. Todo ano colocamos à disposição o informe com os seus ganhos.</p>
<h2 id="problemas">9. Algo não chegou</h2>
<p>Guarde o comprovante e escreva para <a href="mailto:${OPERATOR.email}">${OPERATOR.email}</a>, com o valor, a data e a hora. Se não resolver, fale com a <a href="/ouvidoria">ouvidoria</a>.</p>
`,
});
