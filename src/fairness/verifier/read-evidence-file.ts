import type { EvidenceFile, RoundEvidence } from '../core/evidence';
import { EVIDENCE_FORMAT, EVIDENCE_VERSION } from '../core/evidence';
import type { Beacon } from '../core/signatures';

/** Thrown if the text is no evidence file. The message is for the player. */
export class EvidenceFileError extends Error {
  override readonly name = 'EvidenceFileError';
}

/**
 * Parses an exported file. Validates its structure, not what the rounds contain: evidence of a wrong response must stay readable.
 *
 * @throws {EvidenceFileError} if the text is no evidence file of this version
 */
export function readEvidenceFile(text: string): EvidenceFile {
  const file = parseJson(text);
  if (!isRecord(file) || file.format !== EVIDENCE_FORMAT) {
    throw new EvidenceFileError(
      'Este arquivo não tem provas de rodadas. Use o arquivo baixado em "Comprovadamente justo" ou as provas copiadas de um recibo.',
    );
  }
  if (file.version !== EVIDENCE_VERSION) {
    throw new EvidenceFileError(
      `Este verificador lê a versão ${EVIDENCE_VERSION} das provas; o arquivo tem a versão ${String(file.version)}.`,
    );
  }
  const { beacon, rounds } = file;
  if (!isBeacon(beacon)) throw new EvidenceFileError('O campo "beacon" (sorteio público) do arquivo não está completo.');
  if (!Array.isArray(rounds) || rounds.length === 0) throw new EvidenceFileError('O arquivo não tem nenhuma rodada.');
  const complete = rounds.map((round: unknown, index) => {
    if (isRoundEvidence(round)) return round;
    throw new EvidenceFileError(`A rodada ${index + 1} do arquivo não está completa.`);
  });
  return { format: EVIDENCE_FORMAT, version: EVIDENCE_VERSION, exported_at: String(file.exported_at), beacon, rounds: complete };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new EvidenceFileError('O texto não está completo: não é um JSON válido.');
  }
}

/** The evidence of a finding that concerns no single round has null instead of the round. */
const isRoundEvidence = (value: unknown): value is RoundEvidence =>
  isRecord(value) &&
  (value.game === 'mines' || value.game === 'double') &&
  (isRecord(value.round) || (value.round === null && typeof value.finding === 'string'));

function isBeacon(value: unknown): value is Beacon | null {
  if (value === null) return true;
  if (!isRecord(value)) return false;
  const { chainHash, publicKey, genesisTime, periodS } = value;
  return [chainHash, publicKey].every((hex) => typeof hex === 'string') && [genesisTime, periodS].every(Number.isSafeInteger);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
