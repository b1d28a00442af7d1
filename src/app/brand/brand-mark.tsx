import { useSettingsLogo } from '@/features/site/use-settings-logo';
import { SectionBoundary } from '@/shared/ui/section-boundary';

import { useBrand } from './brand-context';
import styles from './brand-mark.module.css';
import { glyphs } from './glyphs';

/** Renders the settings' logo once loaded, or the brand's word mark. */
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
  return (
    <svg className={styles.mark} viewBox={`0 0 ${mark.width} 56`} role="img" aria-label={title}>
      <g fill="none" stroke="currentColor" strokeWidth="6.5" strokeLinejoin="round">
        {mark.letters.map(([letter, x]) => (
          <path key={x} transform={`translate(${x})`} d={glyphs[letter]} />
        ))}
      </g>
      {mark.accent.map((part) =>
        typeof part === 'string' ? (
          <path key={part} className={styles.stroke} d={part} />
        ) : (
          <circle key={part.cx} className={styles.dot} {...part} />
        ),
      )}
    </svg>
  );
}
