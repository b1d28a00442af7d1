/** What the contract takes as a client seed. */
const ALLOWED = /^[\w-]{1,64}$/;

/** A new seed of 16 random bytes, as hex. */
export function newClientSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Why a seed cannot be used; undefined where it can. */
export function validateClientSeed(seed: string): string | undefined {
  if (seed === '') return 'Escreva uma semente ou sorteie uma nova.';
  return ALLOWED.test(seed) ? undefined : 'Use até 64 letras sem acento, números, - e _.';
}

/** A seed for the next round, and whether the player wrote it. */
export interface SeedDraft {
  readonly text: string;
  readonly isOwn: boolean;
}

/** A seed as it was before a reload. */
export function parseSeedDraft(before: unknown): SeedDraft | undefined {
  if (typeof before !== 'object' || before === null) return undefined;
  const { text, isOwn } = before as Partial<Record<keyof SeedDraft, unknown>>;
  return typeof text === 'string' && typeof isOwn === 'boolean' ? { text, isOwn } : undefined;
}
