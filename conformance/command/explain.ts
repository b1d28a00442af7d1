import { UsageError } from '../config/usage-error';
import { CHECKS } from '../report/checks';
import { readCheckPage } from '../report/pages';
import { EXIT } from './io';
import type { Io } from './io';

/** Prints the page of a check, and returns the exit code. @throws UsageError if there is no such check */
export function explain(check: string, io: Io): number {
  const page = Object.hasOwn(CHECKS, check) ? readCheckPage(check) : null;
  if (page === null) throw new UsageError(`there is no check '${check}'; the checks are ${Object.keys(CHECKS).join(', ')}`);
  io.stdout(page);
  return EXIT.clean;
}
