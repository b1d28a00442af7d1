let name = 'Palpite';

/** Sets the name of the site that is used until the settings have one. */
export function setSiteName(brandTitle: string): void {
  name = brandTitle;
}

/** Returns the brand's title, which is the name of the site until the settings have one. */
export function siteName(): string {
  return name;
}
