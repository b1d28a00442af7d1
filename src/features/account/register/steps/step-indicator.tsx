import styles from './step-indicator.module.css';

const STEPS = [
  { step: 'person', name: 'Seus dados' },
  { step: 'access', name: 'Contato e senha' },
  { step: 'limits', name: 'Seus limites' },
] as const;

export function StepIndicator({ step }: { step: (typeof STEPS)[number]['step'] }) {
  const current = STEPS.findIndex((entry) => entry.step === step);
  return (
    <div className={styles.steps}>
      <p className={styles.words} role="status">
        <span className={styles.name}>{STEPS[current]?.name}</span>
        <span className={styles.count}>
          Passo {current + 1} de {STEPS.length}
        </span>
      </p>
      <div className={styles.bar} aria-hidden="true">
        {STEPS.map((entry, index) => (
          <span key={entry.step} className={styles.part} data-reached={index <= current || undefined} />
        ))}
      </div>
    </div>
  );
}
