import { X509Certificate } from 'node:crypto';
import { createSecureContext } from 'node:tls';

import { expect, it } from 'vitest';

import { localCertificate } from './certificate';

it('The certificate is self-signed and valid for localhost, and servers accept its key.', async () => {
  const options = await localCertificate();
  const certificate = new X509Certificate(options.cert.slice(options.cert.indexOf('-----BEGIN CERTIFICATE')));
  expect(certificate.checkHost('localhost')).toBe('localhost');
  expect(certificate.checkIP('127.0.0.1')).toBe('127.0.0.1');
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(new Date(certificate.validTo).getTime()).toBeGreaterThan(Date.now());
  expect(() => createSecureContext(options)).not.toThrow();
});
