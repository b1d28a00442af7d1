let name = 'Palpite';

/** Sets the name that is used until the settings have one: the brand's title. */
export function setSiteName(brandTitle: string): void {
  name = brandTitle;
}

/** Returns the brand's name, which is used until the settings have one. */
export function siteName(): string {
  return name;
}
