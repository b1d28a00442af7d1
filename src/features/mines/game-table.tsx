import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { getGetMinesFairnessQueryOptions } from '@generated/api/mines';
import type { MinesConfig } from '@generated/api/model/mines-config';
import { getGetProtectionQueryOptions } from '@generated/api/protection';

import { useIsPlayer } from '@/session/use-session';
import { formatMoney } from '@/shared/format/money';
import { Button, buttonClass } from '@/shared/ui/button';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { ErrorRetry, Notice } from '@/shared/ui/notice';
import { meQuery } from '@/shell/me-query';
import { useMenuStore } from '@/shell/menu-store';
import { openAuth } from '@/shell/modal-store';
import { Link } from '@/shell/navigation';
import { paths } from '@/shell/paths';
import { useDraftState } from '@/shell/use-draft';

import type { Wish } from './bet-form';
import type { BoardHandle } from './board';
import type { Seed } from './client-seed';
import { asSeed, newClientSeed, whyNotSeed } from './client-seed';
import { Controls } from './controls';
import { MinesHistory } from './history';
import styles from './mines.module.css';
import { roundQuery } from './round';
import { MinesRules } from './rules';
import { Seeds } from './seeds';
import { soundRound } from './sounds';
import { Stage } from './stage';
import { asWish, availableTo, limitText, whyClosed, whyNotStake } from './stake';
import { useCashOutKey } from './use-cash-out-key';
import { useMoves } from './use-moves';

/** The first stake that is suggested, in cents, where the house takes it. */
const FIRST = 100;
const clamp = (cents: number, { min_bet: min, max_bet: max }: MinesConfig) => Math.min(max, Math.max(min, cents));

/** The round, what is staked on it, the player's rounds, and the rules, under the house's terms. */
export function GameTable({ config }: { config: MinesConfig }) {
  const client = useQueryClient();
  const isPlayer = useIsPlayer();
  const round = useQuery(roundQuery(client, isPlayer));
  const fairness = useQuery(getGetMinesFairnessQueryOptions({ query: { enabled: isPlayer, staleTime: 0 } }));
  const protection = useQuery(getGetProtectionQueryOptions({ query: { enabled: isPlayer } })).data?.data;
  const me = useQuery(meQuery(isPlayer)).data;
  const isHidden = useMenuStore(({ balanceHidden }) => balanceHidden);
  const [wish, setWish] = useDraftState<Wish>('mines', { amount: clamp(FIRST, config), mines: 3 }, asWish);
  const [drawn] = useState(() => ({ text: newClientSeed(), isOwn: false }));
  const [seed, setSeed] = useDraftState<Seed>('mines-seed', drawn, asSeed);
  const game = useRef<HTMLDivElement>(null);
  const board = useRef<BoardHandle>(null);
  const [began, setBegan] = useState('');

  const moves = useMoves((told, move) => {
    soundRound(told);
    if (move?.type !== 'start') return;
    setBegan(told.id);
    // What was drawn is good for one round; what the player wrote stays until he changes it.
    setSeed((before) => (before.isOwn ? before : { text: newClientSeed(), isOwn: false }));
  });
  useEffect(() => {
    if (began !== '') board.current?.focus();
  }, [began]);

  const shown = (isPlayer ? round.data : null) ?? null;
  const open = shown?.status === 'open' ? shown : null;
  useCashOutKey(game, () => {
    if (open !== null && open.revealed.length > 0 && moves.moving === undefined && moves.unresolved === undefined) moves.cashOut(open);
  });

  const available = me === undefined ? undefined : availableTo(me);
  const hash = fairness.data?.data.server_seed_hash;
  const closed = protection && open === null ? whyClosed(protection) : undefined;
  const limits = protection?.limits ?? [];
  const why =
    whyNotStake(wish.amount, config, available, limits) ??
    (whyNotSeed(seed.text) === undefined ? undefined : { text: 'Corrija a sua semente.' }) ??
    (hash === undefined || round.data === undefined || moves.player === undefined ? { text: 'Preparando a próxima rodada.' } : undefined);

  const promised = hash === undefined ? undefined : { hash, terms: { edgeBp: config.edge_bp, maxPayout: config.max_payout } };

  function start(): void {
    if (wish.amount === null || promised === undefined) return;
    moves.start({ amount: wish.amount, mines: wish.mines, client_seed: seed.text }, promised);
  }

  function reload(): void {
    void round.refetch();
    void fairness.refetch();
  }

  function change(next: Wish): void {
    setWish(next);
    // What was said of the last try no longer holds. One that is under way is not forgotten.
    if (moves.moving === undefined) moves.reset();
  }

  return (
    <>
      <div ref={game} className={styles.game}>
        <Controls
          config={config}
          open={open}
          isKnown={round.data !== undefined}
          wish={wish}
          onWish={change}
          available={available}
          moves={moves}
          why={why}
          limit={limitText(limits)}
          onStart={start}
          onRepeat={() => moves.repeat(promised)}
          instead={
            !isPlayer ? (
              <LogIn />
            ) : round.isLoadingError || fairness.isLoadingError ? (
              <ErrorRetry slim title="Não foi possível carregar a sua rodada" onRetry={reload} />
            ) : (
              closed && <Closed {...closed} />
            )
          }
        >
          <Seeds
            open={open}
            hash={hash}
            seed={seed.text}
            onSeed={(text) => setSeed({ text, isOwn: true })}
            onDraw={() => setSeed({ text: newClientSeed(), isOwn: false })}
          />
        </Controls>
        <Stage config={config} game={shown} mines={wish.mines} moves={moves} board={board} />
      </div>
      {/* The header shows it; here each change of it is read aloud. */}
      <div role="status" className={styles.spoken}>
        <VisuallyHidden>{me === undefined || isHidden ? '' : `Saldo: ${formatMoney(me.balance)}`}</VisuallyHidden>
      </div>
      {isPlayer && moves.player !== undefined && (
        <div className={styles.below}>
          <MinesHistory player={moves.player} config={config} />
        </div>
      )}
      <div className={styles.below}>
        <MinesRules config={config} mines={shown?.mines ?? wish.mines} />
      </div>
    </>
  );
}

function LogIn() {
  return (
    <Button variant="primary" wide onClick={() => openAuth('login')}>
      Entrar para jogar
    </Button>
  );
}

function Closed({ title, text }: { title: string; text: string }) {
  return (
    <Notice
      slim
      icon="shield"
      title={title}
      text={text}
      action={
        <Link className={buttonClass('secondary')} to={paths.walletWithdraw()}>
          Ir para os saques
        </Link>
      }
    />
  );
}
