import { useSettingsLogo } from '@/features/page-parts/use-settings-logo';
import { SectionBoundary } from '@/shared/ui/section-boundary';

import { useBrand } from './brand-context';
import styles from './brand-mark.module.css';

/** Renders the settings' logo once loaded, until then the brand's word mark; the brand's title as text if it has no word mark. */
export function BrandMark() {
  return (
    <span className={styles.place}>
      <SectionBoundary name="brand mark" fallback={<WordMark />}>
        <OperatorMark />
      </SectionBoundary>
    </span>
  );
}

function OperatorMark() {
  const { title } = useBrand();
  const logo = useSettingsLogo();
  return logo === undefined ? <WordMark /> : <img className={styles.logo} src={logo} alt={title} />;
}

function WordMark() {
  const { title, mark } = useBrand();
  if (mark === null) return <span className={styles.text}>{title}</span>;
  return (
    <svg className={styles.mark} viewBox={`0 0 ${mark.width} 56`} role="img" aria-label={title}>
      <path fill="none" stroke="currentColor" strokeWidth="6.5" strokeLinejoin="round" d={mark.letters} />
      {mark.accentDots !== '' && <path className={styles.dot} d={mark.accentDots} />}
      {mark.accentLines !== '' && <path className={styles.stroke} d={mark.accentLines} />}
    </svg>
  );
}
