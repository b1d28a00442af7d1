import { CheckboxField } from '@/shared/forms/checkbox-field';
import quiet from '@/shared/ui/quiet.module.css';

import styles from '../notifications-dialog.module.css';
import { isPushBlocked } from './push-device';
import { usePush } from './use-push';

/** Renders the switch for notices on this device, or nothing if the browser or the operator does not offer them. */
export function PushSwitch() {
  const push = usePush();
  if (push === undefined) return null;
  const isBlocked = isPushBlocked();
  return (
    <div className={styles.push}>
      <CheckboxField
        label="Avisar neste aparelho, com o site fechado: saques, depósitos e limites"
        checked={push.isOn}
        disabled={isBlocked}
        aria-busy={push.isBusy || undefined}
        onChange={({ target }) => push.turn(target.checked)}
      />
      {isBlocked && <p className={quiet.text}>As notificações deste site estão bloqueadas. Libere nas configurações do navegador.</p>}
    </div>
  );
}
