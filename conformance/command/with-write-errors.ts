import { UsageError } from '../config/usage-error';

/** Calls a function that writes a file. @throws UsageError with the name of the file and the reason if it throws */
export function withWriteErrors(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new UsageError(`cannot write ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
