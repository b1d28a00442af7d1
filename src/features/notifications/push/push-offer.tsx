// Separate chunk: loaded only after a withdrawal was requested.
import { useState } from 'react';

import { readStored, writeStored } from '@/shared/lib/safe-storage';
import { Button } from '@/shared/ui/button';
import quiet from '@/shared/ui/quiet.module.css';
import layout from '@/shared/ui/layout.module.css';

import styles from './push-offer.module.css';
import { isPushBlocked } from './push-device';
import { usePush } from './use-push';

/** Key in local storage, which is set once the player has refused the offer on this device. */
const DISMISSED_KEY = 'push-offer-dismissed';

/**
 * Offers notices on this device to a player who waits for money. Renders nothing if push is not offered, is blocked or already on, or if
 * the player has refused on this device before.
 */
export function PushOffer() {
  const push = usePush();
  const [isDismissed, setDismissed] = useState(() => readStored('local', DISMISSED_KEY) !== null);
  /** True once the player has accepted the offer here, so that a confirmation follows. */
  const [wasOff, setWasOff] = useState(false);
  if (push === undefined || isPushBlocked() || (isDismissed && !wasOff)) return null;
  if (push.isOn && !push.isBusy) {
    return wasOff ? <p className={quiet.text}>Pronto. Avisamos neste aparelho quando o saque for enviado.</p> : null;
  }
  return (
    <div className={`${layout.medium} ${styles.offer}`}>
      <p>Quer um aviso neste aparelho quando o saque for enviado, mesmo com o site fechado?</p>
      <div className={layout.line}>
        <Button
          busy={push.isBusy}
          onClick={() => {
            setWasOff(true);
            push.turn(true);
          }}
        >
          Quero o aviso
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            writeStored('local', DISMISSED_KEY, '1');
            setDismissed(true);
            setWasOff(false);
          }}
        >
          Agora não
        </Button>
      </div>
    </div>
  );
}
