let name = 'Palpite';

/** Sets the site's name where the settings have none: the brand's. */
export function setSiteName(brandTitle: string): void {
  name = brandTitle;
}

/** The site's name where the settings have none. */
export function siteName(): string {
  return name;
}
