import type { ComponentType } from 'react';

import type { ColorMode } from '@/shell/color-mode';

import { palpite } from './palpite';

/** What a brand is beside its tokens, which a style sheet sets under its name. */
export interface Brand {
  /** Names the tokens, through `data-brand` on the root. */
  readonly name: string;
  /** The site title where the settings have none. */
  readonly title: string;
  /** The colour mode until the player chooses. */
  readonly mode: ColorMode;
  /** Address of the favicon. */
  readonly icon: string;
  /** The canvas by mode, for the frame that the browser draws. */
  readonly themeColor: Readonly<Record<ColorMode, string>>;
  /** The word mark. */
  readonly Mark: ComponentType;
}

const brands: Readonly<Record<string, Brand>> = { 'api.palpite.example': palpite };

/**
 * The brand of a deployment: it follows the configured backend (SPEC S3, D12); an unknown one is Palpite.
 *
 * @param backend host of the backend, with or without a port; empty where none is configured
 */
export function brandOf(backend: string): Brand {
  return brands[backend.replace(/:\d+$/, '')] ?? palpite;
}
