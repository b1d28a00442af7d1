/** Names of whole numbers that are not negative. */
const COUNTS = new Set(
  'at amount stake taken paid payout mines nonce cell revealed mine_positions edgeBp maxPayout seenAt loadedAt chain_seen_at roll round first_round length beacon_round cells gems'.split(
    ' ',
  ),
);
/** Names of dates and times in ISO 8601. */
const TIMES = new Set(['started_at', 'ended_at', 'betting_ends_at', 'placed_at', 'published_at', 'issued_at']);
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
/** Names of values that may be null, because they are unknown or still secret. */
const NULLABLE = new Set(
  'round player commitment previous_seed chain chain_seen_at beacon_signature public_seed server_seed roll color mine_positions reported open replaced next_multiplier unansweredSince ended_at'.split(
    ' ',
  ),
);
/** Values by name, for names that have few. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  how: ['answered', 'refused', 'unsent', 'lost', 'found'],
  to: ['bet', 'cancel'],
  state: ['open', 'cancelled'],
  is_gem: [true, false],
  status: ['open', 'lost', 'cashed_out', 'won', 'cancelled', 'voided', 'complete', 'rolling', 'waiting'],
  is_restarted: [true, false],
  isOverdue: [true, false],
};

/**
 * Returns true if each value in evidence has the form in which the site exports a value of its name. Otherwise it was changed by hand. A
 * name that this file does not list may have any value but null, one with `seed` or `hash` at its end only a text. Any name may be missing.
 * @param name key of the value, by which it is checked
 */
export function isIntact(value: unknown, name = ''): boolean {
  if (Array.isArray(value)) return value.every((item) => isIntact(item, name));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).every(
      ([key, inner]) => isIntact(inner, key) || (inner === null && key === 'payout' && 'status' in value && isUnsettled(value)),
    );
  if (value === null) return NULLABLE.has(name);
  // The site does not know this value either (SPEC D23).
  if (value === 'unknown') return true;
  if (COUNTS.has(name)) return Number.isSafeInteger(value) && Number(value) >= 0;
  if (TIMES.has(name)) return typeof value === 'string' && TIME.test(value);
  if (name === 'multiplier' || name === 'multipliers') return typeof value === 'number';
  return VALUES[name]?.includes(value) ?? (typeof value === 'string' || !/(seed|hash)$/.test(name));
}

/** Returns true for an open game, and for any bet: a bet that is settled without a payout is no error of the file. */
const isUnsettled = (value: { readonly status?: unknown; readonly color?: unknown }) =>
  value.status === 'open' || value.color !== undefined;
