/** What the stand-in loads of `generated/`: the import, and the file. */
export const STAND_IN_FILES: Readonly<Record<string, string>> = {
  '@generated/openapi.json': 'openapi.json',
  '@generated/operations': 'operations.ts',
  '@generated/events': 'events.ts',
};

/** Environment variable: the folder whose files replace them, if it exists. */
export const FOLDER_VARIABLE = 'STAND_IN_CONTRACT';
