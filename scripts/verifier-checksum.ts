// npx tsx scripts/verifier-checksum.ts: builds the offline verifier page from the sources, and prints its checksum, which is that of
// verificar.sha256.txt in a release of the same sources.
import { buildVerifierPage, checksumLine } from './site/verifier-page';

process.stdout.write(checksumLine(await buildVerifierPage(process.cwd())));
