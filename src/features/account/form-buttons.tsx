import { Button } from '@/shared/ui/button';
import layout from '@/shared/ui/layout.module.css';

import styles from './account-page.module.css';

interface FormButtonsProps {
  /** Text of the button that submits. */
  submit: string;
  /** True while the form is sent: the button that submits shows a spinner and ignores presses. */
  busy: boolean;
  /** Text of the button that cancels, 'Agora não' by default. */
  cancel?: string;
  /** Handler of the button that cancels; without a handler there is no such button. */
  onCancel?: (() => void) | undefined;
}

/** Renders the buttons at the end of a form: cancel and submit. */
export function FormButtons({ submit, busy, cancel = 'Agora não', onCancel }: FormButtonsProps) {
  return (
    <div className={`${layout.buttons} ${styles.row}`}>
      {onCancel !== undefined && (
        <Button wide onClick={onCancel}>
          {cancel}
        </Button>
      )}
      <Button type="submit" variant="primary" wide busy={busy}>
        {submit}
      </Button>
    </div>
  );
}
