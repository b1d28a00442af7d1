// Separate chunk: loaded after the game.
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { getGetMinesFairnessQueryKey, replaceMinesSeed } from '@generated/api/mines';
import type { Id } from '@generated/api/model/id';
import type { MinesFairness } from '@generated/api/model/mines-fairness';
import type { MinesReplacedSeed } from '@generated/api/model/mines-replaced-seed';

import { HttpError } from '@/api/errors';
import { Facts } from '@/fairness/ui/facts';
import { FairBadge } from '@/fairness/ui/fair-badge';
import { compareTexts } from '@/fairness/core/fair-checks';
import { sha256Hex } from '@/fairness/core/fair-numbers';
import { recordAct } from '@/fairness/mines/journal';
import { useFairChecks } from '@/fairness/ui/use-fair-checks';
import { formatTime } from '@/shared/format/date';
import { withLock } from '@/shared/lib/with-lock';
import { Button } from '@/shared/ui/button';
import layout from '@/shared/ui/layout.module.css';
import { isOffline, rejectionMessage } from '@/product/money/failure-message';
import { InProgressInOtherTabError, OfflineError } from '@/product/money/operation-errors';
import { RejectionNotice } from '@/product/money/operation-notice';
import { STORAGE_PREFIX } from '@/product/money/page-operations';

interface ServerSeedProps {
  player: Id;
  fairness: MinesFairness;
  /** True while a move is in flight or unresolved. */
  isBusy: boolean;
}

/**
 * Renders the button that replaces the server seed, and until the next round the reveal of the replaced one. Each replacement is written
 * into the journal before it is requested. Its answer becomes the cached commitment, which a failure refetches.
 */
export function ServerSeed({ player, fairness, isBusy }: ServerSeedProps) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (key: string) => replaceSeed(player, fairness.server_seed_hash, key),
    networkMode: 'always',
    retry: 0,
    onSuccess: (answer) => void client.setQueryData(getGetMinesFairnessQueryKey(), answer),
    onError: () => void client.invalidateQueries({ queryKey: getGetMinesFairnessQueryKey() }),
  });
  const { replaced } = fairness;
  return (
    <>
      <Button busy={isPending} reason={isBusy ? 'Espere a jogada terminar.' : undefined} onClick={() => mutate(crypto.randomUUID())}>
        Nova semente do servidor
      </Button>
      <RejectionNotice message={error === null ? undefined : { text: failureText(error) }} />
      <div role="status">{replaced?.nonce === fairness.nonce && <Reveal key={replaced.server_seed_hash} seed={replaced} />}</div>
    </>
  );
}

function Reveal({ seed: { server_seed: seed, server_seed_hash: hash, nonce, replaced_at: at } }: { seed: MinesReplacedSeed }) {
  const state = useFairChecks(['mines-replaced', seed, hash], async () => [
    compareTexts('Hash da semente trocada', await sha256Hex(seed), hash),
  ]);
  return (
    <div className={layout.small}>
      <Facts
        facts={[
          [`Trocada às ${formatTime(at)} sem uso na rodada nº ${nonce}. Esta era a semente:`, seed],
          ['Hash que foi mostrado', hash],
        ]}
      />
      <FairBadge state={state} />
    </div>
  );
}

/**
 * Replaces the seed under the lock of the moves: a start in another tab would use the old seed.
 *
 * @param hash hash of the current seed
 * @param key idempotency key
 * @throws {OfflineError}
 * @throws {InProgressInOtherTabError} if another tab has the lock
 * @throws {ApiError} if the request fails
 */
async function replaceSeed(player: Id, hash: string, key: string) {
  if (!navigator.onLine) throw new OfflineError();
  const answer = await withLock(`${STORAGE_PREFIX}mines ${player}`, 'try', () => {
    recordAct(hash, { type: 'replace', hash });
    return replaceMinesSeed({ headers: { 'Idempotency-Key': key } });
  });
  if (answer === undefined) throw new InProgressInOtherTabError();
  return answer;
}

function failureText(error: Error): string {
  if (isOffline(error)) return 'Você está sem conexão. A semente do servidor não foi trocada.';
  if (error instanceof InProgressInOtherTabError) return 'Outra aba está jogando esta rodada. Termine lá e troque a semente depois.';
  if (error instanceof HttpError && error.status < 500) return rejectionMessage(error).text;
  return 'A resposta se perdeu, e a semente pode ter sido trocada. Vale o hash que aparece acima.';
}
