import { fileURLToPath } from 'node:url';

import { getCertificate } from '@vitejs/plugin-basic-ssl';

/** Folder of the local certificate, which is kept for a month. */
export const CERTIFICATE_FOLDER = fileURLToPath(new URL('../../../.cache/certificate', import.meta.url));

/**
 * Returns a self-signed certificate for localhost and 127.0.0.1 with its key, in the format of Node's servers. Creates it in the folder if
 * there is none, or an old one.
 */
export async function localCertificate(): Promise<{ key: string; cert: string }> {
  const pem = await getCertificate(CERTIFICATE_FOLDER);
  return { key: pem, cert: pem };
}
