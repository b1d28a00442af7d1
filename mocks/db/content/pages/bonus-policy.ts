import { legalPage } from './page';

/** Legal page with the rules of bonuses and coupons: rollover, order, redemption, expiry and who gets none. */
export const BONUS_POLICY = legalPage({
  slug: 'politica-de-bonus',
  title: 'Política de bônus',
  version: '1.3',
  published_at: '2026-06-15T09:00:00-03:00',
  content: `
<p>Estas regras valem para todo bônus, cupom e prêmio de promoção. As regras próprias de uma promoção valem junto com estas e, onde forem diferentes, antes delas.</p>
<h2 id="principio">1. De onde vem um bônus</h2>
<p>Conforme a Portaria SPA/MF 1.231/2024, não anunciamos nem damos vantagem prévia por cadastro ou por depósito como isca para apostar. Recompensas de <a href="/promotions">promoções</a> dependem de apostas já liquidadas. Bônus é sempre opcional: você pode jogar sem nenhum e desistir de um bônus quando quiser.</p>
<h2 id="saldo">2. Dinheiro real e saldo de bônus</h2>
<p>São dois saldos separados. Uma aposta usa primeiro o dinheiro real e só depois o bônus ativo. O que a parte em dinheiro real ganha vai para o saldo real e pode ser sacado; o que a parte do bônus ganha fica no bônus até o resgate.</p>
<h2 id="rollover">3. Rollover</h2>
<p>Para virar dinheiro real, o bônus precisa ser apostado um número de vezes, o rollover. Bônus de R$ 10,00 com rollover x5 pede R$ 50,00 em apostas liquidadas. Contam as apostas feitas enquanto o bônus está ativo, pagas com dinheiro real ou com bônus. Cada jogo conta em uma proporção:</p>
<table>
<thead><tr><th scope="col">Jogo</th><th scope="col">Quanto conta</th></tr></thead>
<tbody>
<tr><td>Slots, crash, bingo e raspadinhas</td><td>100%</td></tr>
<tr><td>Apostas esportivas</td><td>50%</td></tr>
<tr><td>Mines e Double</td><td>20%</td></tr>
<tr><td>Cassino ao vivo, roleta, blackjack, bacará e mesas</td><td>10%</td></tr>
</tbody>
</table>
<p>Apostas devolvidas ou anuladas não contam. A página <a href="/user/bonus">Bônus</a> mostra quanto já contou e cada aposta que contou.</p>
<h2 id="varios">4. Mais de um bônus</h2>
<p>Só um bônus fica ativo por vez. Os outros esperam, e você escolhe qual ativar. O bônus que deixa de ser ativo guarda o seu saldo e o que já contou.</p>
<h2 id="resgate">5. Resgate</h2>
<p>Com o rollover completo, o botão Resgatar passa o saldo do bônus para o saldo real. O valor pode então ser sacado pelas <a href="/regras-de-deposito-e-saque">regras de saque</a>.</p>
<h2 id="prazo">6. Prazo e desistência</h2>
<p>Todo bônus mostra até quando vale. No fim do prazo, o saldo de bônus e o que foi ganho com ele são retirados. Ao desistir, acontece o mesmo, na hora. O dinheiro real nunca é tocado. Um bônus sem saldo e sem aposta aberta também se encerra.</p>
<h2 id="cupons">7. Cupons</h2>
<p>Um cupom vale uma vez por CPF. Maiúsculas e minúsculas não importam. Cupons ligados a um depósito ficam guardados até o próximo depósito aprovado; os outros dão o bônus na hora. O prazo e o rollover de cada um aparecem em <a href="/user/coupon">Cupons</a>.</p>
<h2 id="quem-nao">8. Quem não recebe</h2>
<p>Contas em pausa ou em autoexclusão não recebem nem usam bônus, e não recebem publicidade de promoções. Contas múltiplas, combinação entre jogadores e apostas cobertas para cumprir o rollover sem risco levam à perda do bônus, com aviso do motivo e direito a recurso na <a href="/ouvidoria">ouvidoria</a>.</p>
<h2 id="mudancas">9. Mudanças</h2>
<p>Uma promoção em curso não muda para pior para quem já aderiu. Podemos encerrar uma promoção antes do prazo por ordem da autoridade; o que já foi ganho é mantido.</p>
`,
});
