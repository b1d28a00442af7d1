import { CASINO_MISSION } from './mission';
import type { OperatorPromotion } from './promotion';
import { promotionRules } from './promotion';

/** Rule of the promotions without a mission, whose prizes the stand-in does not compute. */
const NOT_RANKED = 'No ambiente de demonstração, o resultado desta promoção não é apurado.';

/**
 * Promotions in display order, ended and future ones included. None rewards registration or deposits, only settled bets (Portaria SPA/MF
 * 1.231/2024, SPEC D9), and none presses players (SPEC Q42).
 */
export const PROMOTIONS: readonly OperatorPromotion[] = [
  CASINO_MISSION,
  {
    id: '31',
    title: 'Quinta da roleta',
    summary: 'Aposte na roleta às quintas e dispute um prêmio fixo.',
    from: -20,
    to: 40,
    content: `<p>Toda quinta, das 18h às 22h, cada R$ 1,00 em apostas liquidadas nas mesas de <a href="/casino/roleta">roleta</a> vale 1 ponto. Os 50 primeiros dividem R$ 5.000,00 em prêmios fixos.</p>
<table><thead><tr><th scope="col">Posição</th><th scope="col">Prêmio</th></tr></thead><tbody><tr><td>1º</td><td>R$ 1.000,00</td></tr><tr><td>2º a 5º</td><td>R$ 300,00</td></tr><tr><td>6º a 20º</td><td>R$ 120,00</td></tr><tr><td>21º a 50º</td><td>R$ 33,00</td></tr></tbody></table>`,
    rules: promotionRules('Contam as mesas de roleta, ao vivo ou não, das 18h às 22h de quinta, horário de Brasília.', [
      'O valor de cada aposta conta até R$ 50,00: apostar mais alto não dá vantagem.',
      'Em caso de empate, vale quem chegou primeiro aos pontos.',
      'Os prêmios são pagos em dinheiro real na sexta, até as 12h, sem rollover.',
      NOT_RANKED,
    ]),
  },
  {
    id: '32',
    title: 'Torneio de slots',
    summary: 'Pontos pela maior vitória em relação à aposta.',
    from: -3,
    to: 4,
    content: `<p>Nesta corrida o que conta é a vitória em relação à aposta, não o valor apostado. Uma rodada de R$ 0,50 que paga R$ 25,00 soma 50 pontos, tanto quanto uma de R$ 5,00 que paga R$ 250,00. Valem as suas 100 melhores rodadas em <a href="/casino/slots">slots</a>.</p>
<p>Os 100 primeiros recebem de 10 a 200 rodadas grátis em um slot escolhido por eles.</p>`,
    rules: promotionRules('Contam rodadas liquidadas em slots, a partir de R$ 0,50 cada.', [
      'Rodadas grátis e apostas com saldo de bônus não contam.',
      'O ranking é atualizado a cada 15 minutos.',
      'As rodadas grátis valem por 7 dias; o que elas ganham é dinheiro real, sem rollover.',
      NOT_RANKED,
    ]),
  },
  {
    id: '34',
    title: 'Giros da semana',
    summary: 'Uma rodada de R$ 0,50 a cada R$ 50,00 apostados.',
    from: null,
    to: null,
    content: `<p>De segunda a domingo, cada R$ 50,00 em apostas liquidadas no cassino valem uma rodada grátis de R$ 0,50, até 40 por semana. Elas chegam na segunda-feira e não dependem de você ter ganhado ou perdido.</p>
<p>Não há nível a subir nem sequência a manter: a semana seguinte começa do zero para todos.</p>`,
    rules: promotionRules('Contam apostas liquidadas em todos os jogos de cassino, em dinheiro real.', [
      'As rodadas grátis valem por 7 dias, em um slot indicado na mensagem.',
      'O que elas ganham entra como bônus com rollover x1.',
      NOT_RANKED,
    ]),
  },
  {
    id: '35',
    title: 'Liga dos palpites',
    summary: 'Acerte resultados do futebol e some pontos na liga.',
    from: -1,
    to: 13,
    content: `<p>Cada aposta simples liquidada em <a href="/sports">futebol</a>, com cota de 1,50 ou mais, participa da liga. Um acerto vale 3 pontos, qualquer que seja o valor apostado a partir de R$ 5,00. Contam até 5 palpites por dia.</p>
<ul><li>1º lugar: R$ 800,00</li><li>2º e 3º: R$ 300,00</li><li>4º a 30º: R$ 50,00</li></ul>`,
    rules: promotionRules('Contam apostas simples, feitas antes do início do jogo, em campeonatos de adultos.', [
      'Seleções anuladas não contam e não gastam um palpite do dia.',
      'Os prêmios são pagos em dinheiro real até dois dias úteis depois do fim, sem rollover.',
      NOT_RANKED,
    ]),
  },
  {
    id: '36',
    title: 'Noite das mesas ao vivo',
    summary: 'Uma noite de blackjack e bacará com prêmio dividido entre os participantes.',
    from: -40,
    to: -10,
    content: `<p>Quem fez 50 apostas ou mais nas <a href="/casino/live">mesas ao vivo</a> em uma mesma noite dividiu R$ 2.000,00 em partes iguais.</p><p>Esta edição terminou. O resultado foi enviado a quem participou.</p>`,
    rules: promotionRules('Contaram apostas liquidadas de R$ 5,00 ou mais em blackjack e bacará ao vivo, das 19h às 23h.', [
      'Apostas nos dois lados da mesma rodada não contaram.',
      NOT_RANKED,
    ]),
  },
  {
    id: '37',
    title: 'Maratona dos provedores',
    summary: 'Conheça jogos de dez provedores e complete a cartela.',
    from: 10,
    to: 40,
    content: `<p>A cartela tem dez <a href="/providers">provedores</a>. Um espaço é marcado com R$ 10,00 em apostas liquidadas nos jogos dele. Cartela completa: R$ 20,00 de bônus.</p>`,
    rules: promotionRules('Conta um espaço por provedor, com apostas em dinheiro real feitas depois da adesão.', [
      'O bônus vale por 7 dias, com rollover x5.',
      NOT_RANKED,
    ]),
  },
];
