import { type Check, origin, RuntimeConfigError, withSchema } from '../../../src/api/runtime-config-checks';
import { hostAndPort, pattern } from '../../site/brand/brand-checks';

/** Check of an address for security.txt. */
export const contact = pattern(
  'an address such as mailto:security@example.com or https://example.com/security',
  /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
);

/** Check of an https origin. */
export const httpsOrigin = both(pattern('an https origin such as https://example.com', /^https:/), origin(''));

/** Check of a file's path. It is absolute, because a relative path would depend on the folders of the web server. */
export const absolutePath = pattern('an absolute path such as /etc/tls/site.pem', /^\/[^\s"`]+$/);

/** Check of the path of a regulation page, which is a single segment (SPEC R15). */
export const pageSlug = pattern('a slug such as termos-de-uso', /^[a-z0-9]+(-[a-z0-9]+)*$/);

/** Check of the name of an icon in the icon service (SPEC S18). */
export const iconName = pattern('an icon such as lucide:gift', /^[a-z0-9]+(-[a-z0-9]+)*:[a-z0-9]+(-[a-z0-9]+)*$/);

/** Check of a list of DNS servers separated by blanks, or ''. */
export const dnsServers = orEmpty(
  pattern(
    'addresses of DNS servers such as 10.0.0.2 or [fd00::2]:53',
    /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:]+\])(:\d{1,5})?( (\d{1,3}(\.\d{1,3}){3}|\[[\da-f:]+\])(:\d{1,5})?)*$/,
  ),
);

/** Check of a host name with or without a port, or ''. */
export const addressOfBackend = orEmpty(hostAndPort);

/** Combines two checks of a text, which must both pass. The error has the message of the first one. */
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

/** Extends a check by the empty text, which becomes the default. */
function orEmpty(inner: Check<string>): Check<string> {
  const schema = { ...inner.schema, pattern: `^$|${String(inner.schema['pattern'])}`, default: '' };
  return withSchema(schema, (value = '', key) => (value === '' ? '' : inner(value, key)));
}
