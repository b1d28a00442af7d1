import { Icon } from './icon';
import styles from './select.module.css';

interface SelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** Renders a native select outside of forms, whose label is only for screen readers. Phones show their own list. */
export function Select({ label, value, options, onChange }: SelectProps) {
  return (
    <span className={styles.box}>
      <select className={styles.select} aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={18} />
    </span>
  );
}
