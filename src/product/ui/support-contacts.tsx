import { useQuery } from '@tanstack/react-query';

import { platformQuery } from '../platform-rules';

/** Renders e-mail, help page and hours of the operator's support; nothing until they are loaded. */
export function SupportContacts() {
  const { data } = useQuery(platformQuery());
  if (data === undefined) return null;
  const { email, url, hours } = data.data.support;
  return (
    <p>
      Suporte: <a href={`mailto:${email}`}>{email}</a>
      {url !== null && /^https:/.test(url) && (
        <>
          <span> ou </span>
          <a href={url} target="_blank" rel="noopener noreferrer">
            central de ajuda
          </a>
        </>
      )}
      <span>{`. ${hours}.`}</span>
    </p>
  );
}
