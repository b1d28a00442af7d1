import { regulation } from '@/product/runtime-config';
import layout from '@/shared/ui/layout.module.css';

import styles from './step-indicator.module.css';

const STEPS = [
  { step: 'person', name: 'Seus dados' },
  { step: 'access', name: 'Contato e senha' },
  { step: 'limits', name: 'Seus limites' },
] as const;

/** Renders the position in the registration, whose last step a deployment can leave out (SPEC Q37). */
export function StepIndicator({ step }: { step: (typeof STEPS)[number]['step'] }) {
  const steps = regulation().registrationLimits === 'none' ? STEPS.slice(0, -1) : STEPS;
  const current = steps.findIndex((entry) => entry.step === step);
  return (
    <div className={layout.small}>
      <p className={styles.words} role="status">
        <span className={styles.name}>{steps[current]?.name}</span>
        <span className={styles.count}>{`Passo ${current + 1} de ${steps.length}`}</span>
      </p>
      <div className={`${layout.tiny} ${styles.bar}`} aria-hidden="true">
        {steps.map((entry, index) => (
          <span key={entry.step} className={styles.part} data-reached={index <= current || undefined} />
        ))}
      </div>
    </div>
  );
}
