import type { EvidenceFile, RoundEvidence } from '../core/evidence';
import { checksumOf, EVIDENCE_FORMAT, EVIDENCE_VERSION } from '../core/evidence';
import type { Beacon } from '../core/signatures';

/** Limits of a file, far above those of an export, which has at most 1,000 rounds and about 3 MB. */
const MAX_CHARACTERS = 20_000_000;
const MAX_ROUNDS = 5000;

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
  if (text.length > MAX_CHARACTERS) throw new EvidenceFileError('O arquivo é grande demais para ser um arquivo de provas.');
  // Some editors begin a file with a byte order mark.
  const file = parseJson(text.replace(/^\uFEFF/, ''));
  if (!isRecord(file) || file.format !== EVIDENCE_FORMAT) {
    throw new EvidenceFileError(
      'Este arquivo não tem provas de rodadas. Use o arquivo baixado em "Jogo justo, verificável" ou as provas copiadas de um recibo.',
    );
  }
  if (file.version !== EVIDENCE_VERSION) {
    throw new EvidenceFileError(
      `Este verificador lê a versão ${EVIDENCE_VERSION} das provas; o arquivo tem a versão ${String(file.version)}.`,
    );
  }
  const { beacon, rounds, exported_at: exportedAt } = file;
  if (!isBeacon(beacon)) throw new EvidenceFileError('O campo "beacon" (sorteio público) do arquivo não está completo.');
  if (!Array.isArray(rounds) || rounds.length === 0) throw new EvidenceFileError('O arquivo não tem nenhuma rodada.');
  if (rounds.length > MAX_ROUNDS) throw new EvidenceFileError(`O arquivo tem mais de ${MAX_ROUNDS} rodadas.`);
  const complete = rounds.map((round: unknown, index) => {
    if (isRoundEvidence(round)) return round;
    throw new EvidenceFileError(`A rodada ${index + 1} do arquivo não está completa.`);
  });
  if (typeof exportedAt !== 'string' || file.checksum !== checksumOf({ exported_at: exportedAt, beacon, rounds: complete }))
    throw new EvidenceFileError(
      'O arquivo foi alterado depois de exportado: a soma de verificação não confere. Exporte as provas de novo.',
    );
  return { format: EVIDENCE_FORMAT, version: EVIDENCE_VERSION, exported_at: exportedAt, beacon, rounds: complete, checksum: file.checksum };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new EvidenceFileError('O texto não está completo: não é um JSON válido.');
  }
}

/** Returns true for evidence of a round, or of a finding, which has null in place of the round. */
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
