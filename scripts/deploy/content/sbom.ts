import type { ShippedPackage } from './packages';

interface SbomOptions {
  readonly build: string;
  readonly packages: readonly ShippedPackage[];
  readonly now: Date;
}

/** Returns a software bill of materials (CycloneDX 1.6) of the packages that reach the player's browser. */
export function sbom({ build, packages, now }: SbomOptions): object {
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { timestamp: now.toISOString(), component: { type: 'application', name: 'site', version: build, 'bom-ref': 'site' } },
    components: packages.map(({ name, version, license, homepage }) => ({
      type: 'library',
      'bom-ref': packageUrl(name, version),
      name,
      version,
      purl: packageUrl(name, version),
      // CycloneDX has one key for SPDX expressions and another for single identifiers.
      licenses: [/[\s(]/.test(license) ? { expression: license } : { license: { id: license } }],
      ...(homepage !== undefined && { externalReferences: [{ type: 'website', url: homepage }] }),
    })),
    dependencies: [{ ref: 'site', dependsOn: packages.map(({ name, version }) => packageUrl(name, version)) }],
  };
}

/** Returns the package URL (purl) of a package. */
function packageUrl(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}
