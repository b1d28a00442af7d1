import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import styles from './choices.module.css';

/** A value that a button sets. */
interface Choice {
  /** Short text on the button. */
  readonly sign: string;
  /** Name of the button for screen readers. */
  readonly name: string;
  /** True if the value is set now; undefined if the button only changes a value. */
  readonly isChosen?: boolean;
  readonly choose: () => void;
}

/** Renders buttons beside each other, each of which sets a value of a bet. */
export function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <div className={styles.choices} role="group" aria-label={label}>
      {choices.map(({ sign, name, isChosen, choose }) => (
        <button key={sign} type="button" className={styles.choice} aria-pressed={isChosen} onClick={choose}>
          <VisuallyHidden>{name}</VisuallyHidden>
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </div>
  );
}
