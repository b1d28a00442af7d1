import type { FramesSite } from '../config/frames-site';

/** Returns the `_headers` file of static hosts. They combine the headers of all rules for a path, so each path has one rule. */
export function framesHeadersFile({ pages, assetHeaders }: FramesSite): string {
  const rules = [...pages.map(({ path, headers }) => [path, headers] as const), ['/assets/*', assetHeaders] as const];
  return `${rules.map(([path, headers]) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')).join('\n\n')}\n`;
}
