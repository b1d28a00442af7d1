/** Score of the HTTP Observatory (version 5) before its modifiers, here those for a site over https without cookies and CORS. */
const BASELINE = 100;
/** Minimum score after the penalties at which bonuses are added. */
const MIN_SCORE_FOR_BONUS = 90;
const SIX_MONTHS_S = 15_552_000;
/** Pattern of the sources of a policy that allow any host. */
const BROAD = /^(\*|https?:|ftp:|https?:\/\/\*(\.\*)?)$/;

/**
 * Returns the score of a page by the rules of the Mozilla HTTP Observatory.
 * @param headers values by name with capitals, such as `Content-Security-Policy`
 */
export function scoreOf(headers: Readonly<Record<string, string>>, html: string): number {
  const policy = parsePolicy(headers['Content-Security-Policy'] ?? '');
  const modifiers = [
    scorePolicy(policy),
    scoreTransport(headers['Strict-Transport-Security'] ?? ''),
    headers['X-Content-Type-Options'] === 'nosniff' ? 0 : -5,
    policy.has('frame-ancestors') ? 5 : headers['X-Frame-Options'] === undefined ? -20 : 0,
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(headers['Referrer-Policy'] ?? '') ? 5 : 0,
    /^same-(origin|site)$/.test(headers['Cross-Origin-Resource-Policy'] ?? '') ? 10 : 0,
    scoreScripts(html),
  ];
  const penalties = modifiers.filter((modifier) => modifier < 0);
  const bonuses = modifiers.filter((modifier) => modifier > 0);
  const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
  const score = BASELINE + sum(penalties);
  return score >= MIN_SCORE_FOR_BONUS ? score + sum(bonuses) : score;
}

function parsePolicy(policy: string): Map<string, readonly string[]> {
  return new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

function scorePolicy(policy: ReadonlyMap<string, readonly string[]>): number {
  const fallback = policy.get('default-src') ?? ['*'];
  const [scripts, styles, objects] = ['script-src', 'style-src', 'object-src'].map((name) => policy.get(name) ?? fallback);
  const isBroad = (source: string) => BROAD.test(source);
  const isInline = (source: string) => isBroad(source) || source === "'unsafe-inline'" || source === 'data:';
  const insecure = (source: string) => source.startsWith('http:') || source.startsWith('ftp:');
  const active = [...policy].filter(([name]) => name !== 'img-src' && name !== 'media-src').flatMap(([, sources]) => sources);
  if (policy.size < 2) return -25;
  if (scripts?.some(isInline) || objects?.some(isBroad) || active.some(insecure)) return -20;
  if ([...(scripts ?? []), ...(styles ?? [])].includes("'unsafe-eval'") || policy.get('img-src')?.some(insecure)) return -10;
  if (styles?.some(isInline)) return 0;
  return fallback.length === 1 && fallback[0] === "'none'" ? 10 : 5;
}

function scoreTransport(header: string): number {
  const maxAge = /max-age=(\d+)/.exec(header)?.[1];
  if (maxAge === undefined) return -20;
  return Number(maxAge) >= SIX_MONTHS_S ? 0 : -10;
}

/** Returns the modifier for scripts: -50 if one is not of the site itself, 5 if the first one has an integrity, otherwise 0. */
function scoreScripts(html: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)];
  if (scripts.some(([, src = '']) => !src.startsWith('/') || src.startsWith('//'))) return -50;
  return scripts[0]?.[0].includes(' integrity="') === true ? 5 : 0;
}
