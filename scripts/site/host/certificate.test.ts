import { X509Certificate } from 'node:crypto';
import { createSecureContext } from 'node:tls';

import { expect, it } from 'vitest';

import { createCertificate } from './certificate';

it('the certificate is self-signed and valid for localhost', () => {
  const { key, cert } = createCertificate();
  const certificate = new X509Certificate(cert);
  expect(certificate.checkHost('localhost')).toBe('localhost');
  expect(certificate.checkIP('127.0.0.1')).toBe('127.0.0.1');
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(key).toContain('PRIVATE KEY');
  expect(new Date(certificate.validTo).getTime()).toBeGreaterThan(Date.now());
});

it.each(['0001020304050607', '0081020304050607', 'ff01020304050607', '0000000000000001'])('the serial number %s is valid', (serial) => {
  expect(() => createSecureContext(createCertificate(Buffer.from(serial, 'hex')))).not.toThrow();
});
