import { readFileSync } from 'node:fs';

import { BaseSequencer, type TestSpecification } from 'vitest/node';

const NAMED_ENVIRONMENT = /^\/\/ @vitest-environment (\S+)/;

/**
 * Runs the files of a project by environment. Vitest ends a worker whose next file has another environment, and starting
 * one with jsdom takes a second.
 */
export class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const groups = new Map<string, TestSpecification[]>();
    for (const file of await super.sort(files)) {
      const key = `${file.project.name} ${environmentOf(file.moduleId)}`;
      groups.set(key, [...(groups.get(key) ?? []), file]);
    }
    return [...groups.values()].flat();
  }
}

/** Returns the environment that a file names; '' if it names none. */
function environmentOf(file: string): string {
  const [, name = ''] = NAMED_ENVIRONMENT.exec(readFileSync(file, 'utf8')) ?? [];
  return name;
}
