/** Error of a configuration file. The message has a line for each mistake, with file, line and key. */
export class ConfigFileError extends Error {}
