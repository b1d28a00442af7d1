const zone = 'America/Sao_Paulo';
const day = new Intl.DateTimeFormat('pt-BR', { timeZone: zone, weekday: 'short', day: '2-digit', month: '2-digit' });
const time = new Intl.DateTimeFormat('pt-BR', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
const DAY_MS = 24 * 60 * 60 * 1000;

/** Formats the day of a time in Unix ms, in the operator's time zone: `Hoje`, `Amanhã`, `sáb., 21/11`. */
export function formatDay(moment: number, now: number): string {
  const name = day.format(moment);
  if (name === day.format(now)) return 'Hoje';
  return name === day.format(now + DAY_MS) ? 'Amanhã' : name;
}

/** Formats a time in Unix ms, in the operator's time zone: `14:05`. */
export function formatTime(moment: number): string {
  return time.format(moment);
}
