import { DAY } from '../../domain/calendar';
import { formatBrl } from '../../domain/money/money';
import type { Mission, OperatorPromotion } from './promotion';
import { promotionRules } from './promotion';

const MISSION: Mission = {
  staked: 10_000,
  gift: { name: 'Missão do cassino', amount: 1000, multiplier: 5, lifetimeMs: 7 * DAY },
};

const { staked, gift } = MISSION;
const prize = `${formatBrl(gift.amount)} de bônus`;

/** Only promotion whose prize the stand-in computes and grants itself. It runs from day -5 to day 24 of the world. */
export const CASINO_MISSION: OperatorPromotion = {
  id: '33',
  title: 'Missão do cassino',
  summary: `Some ${formatBrl(staked)} em apostas e receba ${prize}.`,
  from: -5,
  to: 25,
  content: `<p>Depois de aderir, jogue os jogos de <a href="/casino">cassino</a> que quiser, no seu ritmo. Quando as suas apostas liquidadas somarem ${formatBrl(staked)}, ${prize} entram na sua conta, ganhando ou perdendo.</p><p>O bônus aparece em <a href="/user/bonus">Bônus</a>, com o que falta para o resgate.</p>`,
  rules: promotionRules(
    'Contam apostas em dinheiro real em todos os jogos de cassino, também Mines e Double, feitas até o fim da promoção e depois liquidadas.',
    [
      'Apostas esportivas e a parte paga com saldo de bônus não contam.',
      `O prêmio é dado uma vez: ${prize}, com rollover x${String(gift.multiplier)}, por ${String(gift.lifetimeMs / DAY)} dias.`,
    ],
  ),
  mission: MISSION,
};
