import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';

import { parseChatLicense } from '@/features/chat/chat-state';
import { settingsQuery } from '@/features/site/site-queries';
import { deployment } from '@/shell/deployment';
import { useLocation } from '@/shell/navigation';

import styles from './around-page.module.css';
import { Measurement } from './measurement';
import { useIdle } from './use-idle';
import { useLanding } from './use-landing';
import { useStoredCoupon } from './use-stored-coupon';

const ChatWidget = lazy(() => import('@/features/chat/chat-widget').then((module) => ({ default: module.ChatWidget })));

/**
 * What stands around the page.
 *
 * @param props.landing the whole address with which the visit began
 */
export function AroundPage({ landing }: { landing: string }) {
  useLanding(landing);
  useStoredCoupon();
  const isIdle = useIdle();
  const { pathname } = useLocation();
  const settings = useQuery(settingsQuery()).data;
  const license = settings?.general_show_chat_widget === true ? parseChatLicense(settings.general_live_chat) : undefined;
  return (
    <div className={styles.around}>
      <Measurement container={settings?.pixel_gtm ?? undefined} isIdle={isIdle} />
      <Suspense>
        {isIdle && license !== undefined && deployment().chatOrigin !== '' && <ChatWidget license={license} pathname={pathname} />}
      </Suspense>
    </div>
  );
}
