let name = 'Palpite';

export function setSiteName(brandTitle: string): void {
  name = brandTitle;
}

/** Returns the brand's name, which is used until the settings have one. */
export function siteName(): string {
  return name;
}
