import type { DoubleChain } from '@generated/api/model/double-chain';

import { formatDateTime } from '@/shared/format/date';

import type { FairCheck } from '../../core/fair-checks';
import { compareTexts } from '../../core/fair-checks';
import type { Beacon } from '../../core/signatures';
import { beaconRandomness, beaconRoundTime, verifyBeaconRound } from '../../core/signatures';
import { GAPS } from './findings';

/**
 * Verifies a chain's public seed: the beacon that the site trusts signed it after the chain was published.
 *
 * @param isVerified the signature was verified before
 * @throws {Error} without WebCrypto
 */
export async function verifyChain(chain: DoubleChain, beacon: Beacon, isVerified = false): Promise<FairCheck[]> {
  const { beacon_round, beacon_signature, public_seed, published_at } = chain;
  const drawnAt = beaconRoundTime(beacon, beacon_round);
  const checks: FairCheck[] = [
    {
      name: 'Sorteio público depois da publicação da sequência',
      passed: drawnAt > Date.parse(published_at),
      expected: `depois de ${formatDateTime(published_at)}`,
      actual: formatDateTime(new Date(drawnAt).toISOString()),
    },
  ];
  if (beacon_signature === null) return [...checks, GAPS.noBeacon];
  const isSigned = isVerified || (await verifyBeaconRound(beacon, beacon_round, beacon_signature));
  checks.push({
    name: 'Assinatura do sorteio público',
    passed: isSigned,
    expected: `assinada no sorteio ${beacon_round}`,
    actual: isSigned ? `assinada no sorteio ${beacon_round}` : 'assinatura inválida',
  });
  const randomness = (await beaconRandomness(beacon_signature)) ?? 'nenhuma';
  checks.push(compareTexts('Semente pública do sorteio', randomness, public_seed ?? 'não publicada'));
  return checks;
}
