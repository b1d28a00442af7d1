// Checks the first line of a commit message. Git calls it with the file of the message. Exits with 1 for a
// violation, which it prints.
import { readFileSync } from 'node:fs';

import { subjectProblem } from './subject.mjs';

const [subject = ''] = readFileSync(process.argv[2] ?? '', 'utf8').split('\n');
const problem = subjectProblem(subject);
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
}
