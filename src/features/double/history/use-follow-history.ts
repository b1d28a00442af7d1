import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import type { DoubleRound } from '@generated/api/model/double-round';

import { useRealtimeState } from '@/realtime/use-realtime';

import { addToHistory, invalidateHistory, invalidateOldConfig } from '../queries';

/**
 * Keeps history, chains and the player's bets current as rounds begin and end. With real time the events bring a finished round, so that
 * only a gap, a voided round, one without a server seed, another chain or a bet of the player refetches everything. Without real time,
 * every change does.
 *
 * @param hasBets the player has a bet on the round
 */
export function useFollowHistory(round: DoubleRound | undefined, hasBets: boolean): void {
  const client = useQueryClient();
  const isLive = useRealtimeState() === 'connected';
  const last = useRef<DoubleRound>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = round;
    if (round === undefined || before === undefined || (round.id === before.id && isOver(round) === isOver(before))) return;
    const isSameChain = round.chain_id === before.chain_id;
    const isKnown = isLive && isSameChain && !hasBets && (isOver(round) ? addToHistory(client, round) : isOver(before));
    if (isKnown) invalidateOldConfig(client);
    else invalidateHistory(client);
  }, [client, round, isLive, hasBets]);
}

const isOver = ({ status }: DoubleRound) => status === 'complete' || status === 'voided';
