// npx tsx scripts/verify-receipt.ts FILE...: verifies the evidence that players exported, without network. USAGE has flags and exit codes.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

import { EvidenceFileError, readEvidenceFiles } from '../src/fairness/verifier/read-evidence-file';
import type { VerifiedEvidence } from '../src/fairness/verifier/verify-evidence';
import { countsText, countVerdicts, verifyFiles } from '../src/fairness/verifier/verify-file';
import { verifyTerminalHash } from '../src/fairness/verifier/verify-terminal-hash';
import { receiptText } from '../src/fairness/core/fair-checks';

import { BAD_USAGE, FlagError, flagsOrEnd, parseArguments } from './flag-error';

const USAGE = `Usage: npx tsx scripts/verify-receipt.ts [--full] [--all] [--trust-beacon] FILE...

Verifies the evidence of rounds of Mines and Double that a player exported ("Baixar todas as provas" or "Copiar provas"),
with the code of the site and without network. FILE is a JSON file, or - for the standard input. Several files are verified
together: the journals of two devices are merged, and what one site stated to two players is compared.

  --full          hashes each round of Double back to the terminal hash of its chain
  --all           prints the checks of rounds that passed too
  --trust-beacon  accepts the randomness beacon that the file names, even if it is not drand's quicknet
  --help          prints this text

Exit codes: 0 all rounds passed, 1 a round failed, 2 wrong usage or no evidence file, 3 no round failed but some could not be checked.`;

const EXIT = { passed: 0, failed: 1, usage: BAD_USAGE, unchecked: 3 } as const;

process.exitCode = await main(process.argv.slice(2));

async function main(argv: string[]): Promise<number> {
  const { values, positionals } = flagsOrEnd(() => parseFlags(argv), USAGE, 'npx tsx scripts/verify-receipt.ts');
  try {
    const files = readEvidenceFiles(await Promise.all(positionals.map(async (name) => ({ name, text: await readSource(name) }))));
    const rounds: VerifiedEvidence[] = [];
    for await (const round of verifyFiles(files, {
      trustsBeacon: values['trust-beacon'],
      extraChecks: (evidence) => (values.full ? verifyTerminalHash(evidence, sha256) : []),
    })) {
      rounds.push(round);
      print(round, values.all);
    }
    const counts = countVerdicts(rounds);
    console.log(`${rounds.length} ${rounds.length === 1 ? 'rodada' : 'rodadas'}: ${countsText(counts)}`);
    if (counts.failed > 0) return EXIT.failed;
    return counts.unchecked > 0 ? EXIT.unchecked : EXIT.passed;
  } catch (error) {
    if (!(error instanceof FlagError || error instanceof EvidenceFileError)) throw error;
    console.error(error.message);
    return EXIT.usage;
  }
}

/** Parses the arguments. @throws {FlagError} if one is missing or unknown */
function parseFlags(args: string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const parsed = parseArguments({ args, options: { full: flag, all: flag, 'trust-beacon': flag }, allowPositionals: true });
  if (parsed.positionals.length === 0) throw new FlagError('Name a FILE.');
  return parsed;
}

/** Reads a file as seen from the caller's folder, which npm leaves and names in INIT_CWD; the standard input for `-`. */
async function readSource(path: string): Promise<string> {
  if (path === '-') return text(process.stdin);
  try {
    return await readFile(resolve(process.env.INIT_CWD ?? '.', path), 'utf8');
  } catch {
    throw new FlagError(`${path} cannot be read.`);
  }
}

const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');

function print({ title, facts, checks, verdict }: VerifiedEvidence, isComplete: boolean): void {
  console.log(verdict === 'passed' && !isComplete ? `${title}: confere` : `${receiptText(title, facts, checks)}\n`);
}
