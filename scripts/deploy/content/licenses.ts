import type { ShippedPackage } from './packages';

/** Returns one text with the licenses of all shipped packages. */
export function licensesTxt(packages: readonly ShippedPackage[]): string {
  const parts = packages.map(({ name, version, license, homepage, texts }) =>
    [`${name} ${version} (${license})`, ...(homepage === undefined ? [] : [homepage]), '', ...texts.map((text) => text.trim())].join('\n'),
  );
  return `${['This site contains these packages.', ...parts].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}
