import styles from './step-indicator.module.css';

const steps = [
  { stage: 'person', name: 'Seus dados' },
  { stage: 'access', name: 'Contato e senha' },
  { stage: 'limits', name: 'Seus limites' },
] as const;

/** How far the registration is. */
export function StepIndicator({ stage }: { stage: (typeof steps)[number]['stage'] }) {
  const at = steps.findIndex((step) => step.stage === stage);
  return (
    <div className={styles.steps}>
      <p className={styles.words} role="status">
        <span className={styles.name}>{steps[at]?.name}</span>
        <span className={styles.count}>
          Passo {at + 1} de {steps.length}
        </span>
      </p>
      <div className={styles.bar} aria-hidden="true">
        {steps.map((step, index) => (
          <span key={step.stage} className={styles.part} data-reached={index <= at || undefined} />
        ))}
      </div>
    </div>
  );
}
