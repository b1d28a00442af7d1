import { Section, State, States } from '../section';
import styles from '../workbench.module.css';

/** Colours by the names of their CSS variables, without the dashes. */
const COLORS = [
  'canvas',
  'surface-1',
  'surface-2',
  'surface-3',
  'line',
  'line-strong',
  'text',
  'text-quiet',
  'accent',
  'accent-hover',
  'accent-text',
  'accent-wash',
  'danger',
  'danger-wash',
  'success',
  'success-wash',
  'info',
  'info-wash',
];
/** Font sizes in pixels. */
const SIZES = [12, 14, 16, 20, 24, 32, 44];

/** Shows the colours and sizes, also those that brands override. */
export function Tokens() {
  return (
    <Section title="Cores e tamanhos">
      <div className={styles.swatches}>
        {COLORS.map((name) => (
          <div key={name} className={styles.swatch}>
            <span className={styles.color} style={{ background: `var(--${name})` }} />
            {name}
          </div>
        ))}
      </div>
      <States>
        {SIZES.map((size) => (
          <State key={size} name={`${String(size)} px`}>
            <span style={{ fontSize: `var(--size-${String(size)})` }}>R$ 1.234,56</span>
          </State>
        ))}
      </States>
    </Section>
  );
}
