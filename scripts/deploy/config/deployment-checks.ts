import { type Check, origin, RuntimeConfigError, withSchema } from '../../../src/api/runtime-config-checks';
import { hostAndPort, pattern } from '../../site/brand/brand-checks';

/** Checks for an address of security.txt. */
export const contact = pattern(
  'an address such as mailto:security@example.com or https://example.com/security',
  /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
);

/** Checks for an https origin. */
export const httpsOrigin = both(pattern('an https origin such as https://example.com', /^https:/), origin(''));

/** Checks for the path of a file. A relative one would depend on the web server's own folders. */
export const absolutePath = pattern('an absolute path such as /etc/tls/site.pem', /^\/[^\s"`]+$/);

/** Checks for the single segment of a regulation page's path (SPEC R15). */
export const pageSlug = pattern('a slug such as termos-de-uso', /^[a-z0-9]+(-[a-z0-9]+)*$/);

/** Checks for the name of an icon of the icon service (SPEC S18). */
export const iconName = pattern('an icon such as lucide:gift', /^[a-z0-9]+(-[a-z0-9]+)*:[a-z0-9]+(-[a-z0-9]+)*$/);

/** Checks for '' or addresses of DNS servers. */
export const dnsServers = orEmpty(
  pattern(
    'addresses of DNS servers such as 10.0.0.2 or [fd00::2]:53',
    /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:]+\])(:\d{1,5})?( (\d{1,3}(\.\d{1,3}){3}|\[[\da-f:]+\])(:\d{1,5})?)*$/,
  ),
);

/** Checks for '' or a host name with or without port. */
export const addressOfBackend = orEmpty(hostAndPort);

/** Requires two checks of a text. The message is that of the first. */
function both(one: Check<string>, other: Check<string>): Check<string> {
  const { title } = one.schema;
  return withSchema(
    { type: 'string', title, allOf: [{ pattern: one.schema['pattern'] }, { pattern: other.schema['pattern'] }] },
    (value, key) => {
      try {
        return other(one(value, key), key);
      } catch {
        throw new RuntimeConfigError(key, String(title));
      }
    },
  );
}

/** Allows the empty text, which is the default. */
function orEmpty(inner: Check<string>): Check<string> {
  const schema = { ...inner.schema, pattern: `^$|${String(inner.schema['pattern'])}`, default: '' };
  return withSchema(schema, (value = '', key) => (value === '' ? '' : inner(value, key)));
}
