import { calendarDay, MINUTE, startOfDay } from '../../domain/calendar';
import { ZERO_TOTALS } from '../../domain/money/daily-totals';
import type { PlayedBet } from '../../domain/money/bet-history';
import { recordResult } from '../../domain/money/results';
import type { Entry } from '../../domain/money/ledger';
import { EXPIRED, postEntry, transfer, ZERO_BALANCES } from '../../domain/money/ledger';
import type { World } from '../world';

/** Range of the balance during the generated past. */
const BALANCE_RANGE_CENTS = { from: 50_000, to: 200_000 };

/**
 * Inserts `count` entries, at least one, a minute apart, before a player's journal, with their bets, daily totals and results.
 * They sum to zero, so that the balance and existing entries stay unchanged. No events are emitted.
 */
export function generateHistory({ accounts, catalogue, clock, random }: World, playerId: string, count: number): void {
  const account = accounts.get(playerId);
  const [oldest] = account.journal.values();
  const begin = Math.min(oldest?.at ?? clock.now(), clock.now()) - count * MINUTE;
  const names = catalogue.games.slice(0, 40).map(({ name }) => name);
  const entries: Entry[] = [];
  const played = new Map<string, PlayedBet>();
  const days = new Map<string, { bets: number; wins: number; placed: number }>();
  let balances = ZERO_BALANCES;

  const entryTime = () => begin + entries.length * MINUTE;
  const move = (source: Entry['source'], description: string, reference: string | null, cents: number) => {
    const cause = { id: accounts.id('trx'), playerId, source, description, reference, at: entryTime() };
    const recorded = postEntry(balances, cause, transfer('house', 'real', cents));
    balances = recorded.balances;
    entries.push(recorded.entry);
  };
  const addToDay = ({ bets = 0, wins = 0, placed = 0 }: { bets?: number; wins?: number; placed?: number }) => {
    const day = days.get(calendarDay(entryTime())) ?? { bets: 0, wins: 0, placed: 0 };
    days.set(calendarDay(entryTime()), { bets: day.bets + bets, wins: day.wins + wins, placed: day.placed + placed });
  };

  let open: { id: string; game: string; amount: number } | undefined;
  if (count > 1) move('Adjustment', 'Saldo inicial', null, (BALANCE_RANGE_CENTS.from + BALANCE_RANGE_CENTS.to) / 2);
  while (entries.length < count - 1) {
    const isLow = balances.real < BALANCE_RANGE_CENTS.from;
    if (open !== undefined && (isLow || (balances.real < BALANCE_RANGE_CENTS.to && random.next() < 0.5))) {
      const wins = isLow ? open.amount * 3 : Math.ceil((open.amount * random.integer(50, 250)) / 100);
      addToDay({ wins });
      move('Win', `Prêmio: ${open.game}`, open.id, wins);
      const bet = played.get(open.id);
      if (bet !== undefined) played.set(open.id, { ...bet, returned: wins, balanceAfter: balances.real });
      open = undefined;
    } else {
      open = { id: accounts.id('gms'), game: random.pick(names), amount: random.integer(50, 2000) };
      addToDay({ bets: open.amount, placed: 1 });
      const placedAt = entryTime();
      move('Bet', `Aposta em ${open.game}`, open.id, -open.amount);
      played.set(open.id, lostBet(open, balances.real, placedAt));
    }
  }
  if (balances.real > 0) move('Adjustment', 'Ajuste de saldo', null, -balances.real);
  else entries.push(unpaidDeposit(accounts.id('trx'), playerId, entryTime()));

  account.journal = new Map(entries.map((entry) => [entry.id, entry] as const).concat([...account.journal]));
  account.bets = new Map([...played, ...account.bets]);
  const daybook = { ...account.dailyTotals };
  for (const [day, { bets, wins, placed }] of days) {
    const before = daybook[day] ?? ZERO_TOTALS;
    daybook[day] = {
      ...before,
      bets: before.bets + bets,
      wins: before.wins + wins,
      staked: before.staked + bets,
      placed: before.placed + placed,
    };
    account.results = recordResult(account.results, 'casino', { stake: bets, won: wins, at: startOfDay(day) });
  }
  account.dailyTotals = daybook;
}

function lostBet({ id, game, amount }: { id: string; game: string; amount: number }, balanceAfter: number, at: number): PlayedBet {
  return { id, kind: 'casino', game, stake: amount, bonusStake: 0, returned: 0, balanceAfter, placedAt: at, settledAt: at };
}

/** Creates the last entry for a past whose balance is already 0, as with a `count` of 1: it moves no money. */
function unpaidDeposit(id: string, playerId: string, at: number): Entry {
  return {
    id,
    playerId,
    source: 'Deposit',
    status: EXPIRED,
    type: 1,
    amount: 2000,
    balanceAfter: null,
    description: 'Depósito por PIX',
    reference: id,
    at,
    postings: [],
  };
}
