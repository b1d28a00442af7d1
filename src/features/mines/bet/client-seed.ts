import { toHex } from '@/fairness/core/fair-numbers';

/** Pattern of a client seed, from the contract. */
const VALID_SEED = /^[\w-]{1,64}$/;

/** Draws a client seed of 32 hex characters. */
export const newClientSeed = (): string => randomHex(16);

const randomHex = (bytes: number) => toHex(crypto.getRandomValues(new Uint8Array(bytes)));

/** Returns an error message, or undefined if the seed is valid. */
export function validateClientSeed(seed: string): string | undefined {
  if (seed === '') return 'Escreva uma semente ou sorteie uma nova.';
  return VALID_SEED.test(seed) ? undefined : 'Use até 64 letras sem acento, números, - e _.';
}

/** Client seed of the next round. */
export interface SeedDraft {
  readonly text: string;
  /** True if the player typed the text. */
  readonly isOwn: boolean;
}

/**
 * Returns the seed of the next round. The operator knows the one that was sent and could choose its own seed to fit, so the player's text,
 * cut to 55 characters, gets another random ending. A random seed is replaced by another one.
 */
export function renewSeed({ text, isOwn }: SeedDraft): SeedDraft {
  return { text: isOwn ? `${text.replace(/-[0-9a-f]{8}$/, '').slice(0, 55)}-${randomHex(4)}` : newClientSeed(), isOwn };
}

/** Parses a saved seed, without validating its text; undefined if it has another shape. */
export function parseSeedDraft(saved: unknown): SeedDraft | undefined {
  if (typeof saved !== 'object' || saved === null) return undefined;
  const { text, isOwn } = saved as Partial<Record<keyof SeedDraft, unknown>>;
  return typeof text === 'string' && typeof isOwn === 'boolean' ? { text, isOwn } : undefined;
}
