import type { Player } from '../../db/players/players';
import type { World } from '../../db/world';
import { calendarDay } from '../../domain/calendar';

/**
 * Returns the reason why a closed account cannot log in: the state's register, or the player's own request. Undefined
 * if it is open. It looks the player up in the register, which can begin or end a barring.
 */
export function closedText({ deletions, identity }: World, player: Player): string | undefined {
  const barredOn = identity.barred.closedOn(player);
  if (barredOn !== undefined) {
    return `Esta conta foi encerrada em ${displayDay(barredOn)}, porque as regras não permitem apostas neste caso. O saldo foi devolvido. Se tiver dúvida, fale com o suporte.`;
  }
  const { closedAt, protocol } = deletions.forPlayer(player.id) ?? {};
  if (closedAt === undefined) return undefined;
  return `Esta conta foi encerrada em ${displayDay(calendarDay(closedAt))}, como você pediu (protocolo ${protocol ?? ''}). O saldo foi pago. Se tiver dúvida, fale com o suporte.`;
}

/** Formats a day. @param day YYYY-MM-DD */
const displayDay = (day: string) => day.split('-').toReversed().join('/');
