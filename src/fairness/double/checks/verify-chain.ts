import type { DoubleChain } from '@generated/api/model/double-chain';

import { formatDateTime } from '@/shared/format/date';

import type { FairCheck } from '../../core/fair-checks';
import { compareTexts, uncheckedItem } from '../../core/fair-checks';
import type { Beacon } from '../../core/signatures';
import { beaconRandomness, beaconRoundTime, verifyBeaconRound } from '../../core/signatures';
import { GAPS } from './findings';

/**
 * Verifies a chain's public seed: the beacon that the site trusts signed it after the chain was published. While the chain has no
 * signature, an orange check takes the place of those of signature and seed.
 *
 * @param seenAt epoch ms at which this browser first saw the chain; null if unknown
 * @throws {Error} without WebCrypto, or if the code that verifies signatures cannot be loaded
 */
export async function verifyChain(chain: DoubleChain, beacon: Beacon, seenAt: number | null): Promise<FairCheck[]> {
  const { beacon_round, beacon_signature, public_seed, published_at } = chain;
  const drawnAt = beaconRoundTime(beacon, beacon_round);
  const checks: FairCheck[] = [
    {
      name: 'Sorteio público depois da publicação da sequência',
      passed: drawnAt > Date.parse(published_at) && isDate(drawnAt),
      expected: `depois de ${formatDateTime(published_at)}`,
      actual: timeText(drawnAt),
    },
    seenCheck(drawnAt, seenAt),
  ];
  if (beacon_signature === null) return [...checks, GAPS.noBeacon];
  const isSigned = await verifyBeaconRound(beacon, beacon_round, beacon_signature);
  const signed = `assinada no sorteio ${beacon_round}`;
  const randomness = (await beaconRandomness(beacon_signature)) ?? 'nenhuma';
  return [
    ...checks,
    compareTexts('Assinatura do sorteio público', signed, isSigned ? signed : 'assinatura inválida'),
    compareTexts('Semente pública do sorteio', randomness, public_seed ?? 'não publicada'),
  ];
}

/**
 * Checks that this browser saw the chain before its beacon round (SPEC G15): a later chain could have been chosen to fit that
 * round.
 */
function seenCheck(drawnAt: number, seenAt: number | null): FairCheck {
  const name = 'Sequência vista antes do sorteio público';
  if (seenAt !== null && seenAt < drawnAt) return compareTexts(name, 'vista antes', 'vista antes');
  const seen = seenAt === null ? 'não viu esta sequência antes do' : `só viu esta sequência em ${timeText(seenAt)}, depois do`;
  return uncheckedItem(name, `Este navegador ${seen} sorteio público de ${timeText(drawnAt)}. Que ela já existia antes, só a casa diz.`);
}

const isDate = (ms: number) => !Number.isNaN(new Date(ms).getTime());
const timeText = (ms: number) => (isDate(ms) ? formatDateTime(new Date(ms).toISOString()) : 'data impossível');
