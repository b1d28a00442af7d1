import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { parseChatLicense } from '@/features/chat/chat-state';
import { lazyPart } from '@/shared/lib/lazy-part';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { runtimeConfig } from '@/shell/runtime-config';
import { useLocation } from '@/shell/navigation';
import { settingsQuery } from '@/shell/settings-query';

import { reportDroppedValues } from '../errors/report-dropped-values';
import styles from './widgets.module.css';
import { Analytics } from './analytics';
import { useIdle } from './use-idle';
import { useLandingParams } from './use-landing-params';
import { useStoredCoupon } from './use-stored-coupon';

const ChatWidget = lazyPart(() => import('@/features/chat/chat-widget').then((module) => module.ChatWidget));

/**
 * What stands around the page.
 *
 * @param props.landing the whole address with which the visit began
 */
export function Widgets({ landing }: { landing: string }) {
  useLandingParams(landing);
  useStoredCoupon();
  useEffect(reportDroppedValues, []);
  const isIdle = useIdle();
  const settings = useQuery(settingsQuery()).data;
  return (
    <div className={styles.around}>
      <SectionBoundary name="measurement" fallback={null}>
        <Analytics container={settings?.pixel_gtm ?? undefined} isIdle={isIdle} />
      </SectionBoundary>
      <SectionBoundary name="chat" fallback={null}>
        {isIdle && <Chat />}
      </SectionBoundary>
    </div>
  );
}

function Chat() {
  const { pathname } = useLocation();
  const settings = useQuery(settingsQuery()).data;
  const license = settings?.general_show_chat_widget === true ? parseChatLicense(settings.general_live_chat) : undefined;
  if (license === undefined || runtimeConfig().chatOrigin === '') return null;
  return <ChatWidget license={license} pathname={pathname} />;
}
