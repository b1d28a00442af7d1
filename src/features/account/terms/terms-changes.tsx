import type { TermsVersion } from '@generated/api/model/terms-version';

import { formatDate } from '@/shared/format/date';
import callout from '@/shared/ui/callout.module.css';
import layout from '@/shared/ui/layout.module.css';
import link from '@/shared/ui/link.module.css';
import quiet from '@/shared/ui/quiet.module.css';
import { Link } from '@/product/navigation';
import { paths } from '@/product/paths';

import styles from './terms.module.css';

/**
 * Renders a version of the terms: date, changes and a link to the whole text.
 *
 * @param props.onLeave called if the link is followed, to close a modal. The link then replaces the history entry of the modal
 */
export function TermsChanges({ terms, onLeave }: { terms: TermsVersion; onLeave?: () => void }) {
  const { version, published_at: at, slug, changes } = terms;
  return (
    <>
      <p className={quiet.text}>{`Versão ${version}, em vigor desde ${formatDate(at)}.`}</p>
      {changes.length > 0 && (
        <div className={`${layout.inset} ${layout.small} ${callout.info} ${styles.changes}`}>
          <h3>O que mudou</h3>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </div>
      )}
      <Link className={link.link} to={paths.regulation(slug)} replace={onLeave !== undefined} onClick={onLeave}>
        Ler os termos completos
      </Link>
    </>
  );
}
