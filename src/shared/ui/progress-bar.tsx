import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** Part that is done or used, which the caller limits to 0 to 1. */
  share: number;
  /** True for something that runs out, whose full bar is a warning. */
  isUse?: boolean;
  /** Accessible name. Without it the bar is decorative: a text beside it says the same. */
  label?: string;
  /** Value in words for screen readers, in place of the percentage. Needs `label`. */
  text?: string;
}

/** Renders a bar whose filled part is `share`. */
export function ProgressBar({ share, isUse = false, label, text }: ProgressBarProps) {
  const percent = Math.round(share * 100);
  const meter = { role: 'progressbar', 'aria-label': label, 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-valuenow': percent } as const;
  return (
    <div className={styles.bar} {...(label === undefined ? { 'aria-hidden': true } : { ...meter, 'aria-valuetext': text })}>
      <span className={styles.done} data-used-up={(isUse && share === 1) || undefined} style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}
