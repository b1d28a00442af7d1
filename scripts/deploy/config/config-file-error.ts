/** Error of a configuration file. The message has one line for each mistake, with file and line, and the key unless the file is no JSON. */
export class ConfigFileError extends Error {}
