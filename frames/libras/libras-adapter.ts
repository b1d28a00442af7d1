interface LibrasOptions {
  /** Address of the provider's script. */
  readonly script: string;
  readonly load: (address: string) => Promise<void>;
  /** Element into which the avatar is rendered. */
  readonly element: HTMLElement;
}

interface LibrasPlayer {
  /** Shows a text in Libras, in place of the previous one. */
  translate(text: string): void;
}

/** Starts a provider's avatar. Resolves when it takes texts; rejects if it does not load. */
export type LibrasAdapter = (options: LibrasOptions) => Promise<LibrasPlayer>;
