// Loaded by the stand-in before its own modules: after a change it runs on the new contract before `generated/` is written.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { FOLDER_VARIABLE, STAND_IN_FILES } from './stand-in-files';

const folder = process.env[FOLDER_VARIABLE];
if (folder !== undefined && existsSync(folder)) {
  registerHooks({
    resolve(specifier, context, next) {
      const file = STAND_IN_FILES[specifier];
      return next(file === undefined ? specifier : pathToFileURL(resolve(join(folder, file))).href, context);
    },
  });
}
