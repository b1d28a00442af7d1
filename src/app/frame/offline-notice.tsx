import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

import { useTopDialog } from '@/shared/lib/top-dialog';
import { useOnline } from '@/shared/lib/use-online';
import { Icon } from '@/shared/ui/icon';

import { reloadPage } from '../reload';
import styles from './offline-notice.module.css';

/**
 * Tells that the connection is lost; when it is back the page is loaded anew (SPEC S8), once nothing that was sent is
 * still on its way. Within the modal on top, if one is open: on a phone it covers all else.
 *
 * @param props.reload loads the page anew
 */
export function OfflineNotice({ reload = reloadPage }: { reload?: () => boolean | void }) {
  const online = useOnline();
  const client = useQueryClient();
  const wasOffline = useRef(false);
  const top = useTopDialog();

  useEffect(() => {
    if (!online) wasOffline.current = true;
    if (!online || !wasOffline.current) return;
    const reloadWhenStill = () => {
      if (client.isMutating() === 0) reload();
    };
    reloadWhenStill();
    return client.getMutationCache().subscribe(reloadWhenStill);
  }, [online, client, reload]);

  const drawn = (
    <div role="status" className={top === null ? undefined : styles.within}>
      {!online && (
        <p className={styles.notice}>
          <Icon name="wifi-off" size={20} />
          <span className={styles.words}>
            <strong>Parece que você perdeu sua conexão com a internet!</strong>
            <span>Conecte-se para continuar navegando.</span>
          </span>
        </p>
      )}
    </div>
  );
  return top === null ? drawn : createPortal(drawn, top);
}
