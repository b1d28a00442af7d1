let name = 'Palpite';

/** Sets the brand's name. */
export function setSiteName(brandTitle: string): void {
  name = brandTitle;
}

/** Returns the brand's name, for use until the settings have one. */
export function siteName(): string {
  return name;
}
