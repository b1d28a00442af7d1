import type { EvidenceFile, RoundEvidence } from '../core/evidence';
import { checksumOf, EVIDENCE_FORMAT, EVIDENCE_VERSION } from '../core/evidence';
import type { Beacon } from '../core/signatures';

/** Maximum size of a file, in characters. An export has about 3 MB. */
export const MAX_CHARACTERS = 20_000_000;
/** Maximum number of rounds of all files together. An export has at most 1,000. */
const MAX_ROUNDS = 5000;

/**
 * Thrown for a text that is no complete and unchanged evidence file of this version, and for too many rounds. The message is for the player
 * (pt-BR).
 */
export class EvidenceFileError extends Error {
  override readonly name = 'EvidenceFileError';
}

/** Text of a file, or a pasted one, with a name for messages. */
export interface EvidenceText {
  readonly name: string;
  readonly text: string;
}

/**
 * Parses files that are verified together.
 *
 * @throws {EvidenceFileError} if one is no evidence file, with its name, or if they have too many rounds
 */
export function readEvidenceFiles(sources: readonly EvidenceText[]): EvidenceFile[] {
  const files = sources.map(({ name, text }) => {
    try {
      return readEvidenceFile(text);
    } catch (error) {
      if (!(error instanceof EvidenceFileError) || sources.length === 1) throw error;
      throw new EvidenceFileError(`${name}: ${error.message}`);
    }
  });
  if (files.flatMap(({ rounds }) => rounds).length > MAX_ROUNDS)
    throw new EvidenceFileError(`${files.length === 1 ? 'O arquivo tem' : 'Juntos, os arquivos têm'} mais de ${MAX_ROUNDS} rodadas.`);
  return files;
}

/**
 * Parses an exported file. Validates its structure, not what the rounds contain: evidence of a wrong response must stay readable.
 *
 * @throws {EvidenceFileError} if the text is too long, no evidence file of this version, incomplete, or changed after the export (checksum)
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
function isRoundEvidence(value: unknown): value is RoundEvidence {
  if (!isRecord(value) || (value.game !== 'mines' && value.game !== 'double')) return false;
  if (value.round === null) return typeof value.finding === 'string';
  return isRecord(value.round) && listsOf(value).every((list) => Array.isArray(list) && list.every(isRecord));
}

/** Returns the lists in the evidence of a round, which are merged with those of other files. */
function listsOf({ game, journal, reported, receipt_keys: keys, changes }: Record<string, unknown>): unknown[] {
  if (game === 'double') return [journal, reported ?? [], keys, changes];
  // Earlier versions stored no journal of mines.
  if (journal === undefined) return [];
  return isRecord(journal) && Array.isArray(journal.seeds ?? []) ? [journal.lines, journal.refused] : [undefined];
}

function isBeacon(value: unknown): value is Beacon | null {
  if (value === null) return true;
  if (!isRecord(value)) return false;
  const { chainHash, publicKey, genesisTime, periodS } = value;
  return [chainHash, publicKey].every((hex) => typeof hex === 'string') && [genesisTime, periodS].every(Number.isSafeInteger);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
