import { Icon } from './icon';
import styles from './select.module.css';

interface SelectButtonProps {
  label: string;
  onOpen: () => void;
}

/** Renders a button that looks like a select, for a list of options in a dialog. */
export function SelectButton({ label, onOpen }: SelectButtonProps) {
  return (
    <span className={styles.box}>
      <button type="button" className={styles.select} aria-haspopup="dialog" onClick={onOpen}>
        {label}
      </button>
      <Icon name="chevron-down" size={18} />
    </span>
  );
}
