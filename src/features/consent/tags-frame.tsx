import { useEffect, useRef } from 'react';

import { TAGS } from '@frames/protocol/tags';

import { ThirdPartyFrame } from '@/shared/ui/third-party-frame';
import styles from '@/shared/ui/unseen-frame.module.css';
import { runtimeConfig } from '@/product/runtime-config';

import { attachSink } from './track';

interface TagsFrameProps {
  /** Container id of the tag manager (SPEC E6). */
  readonly container: string;
  /** Receives the visitor's analytics client id (SPEC K1). */
  readonly onClientId: (id: string) => void;
}

/**
 * Runs tag manager and pixel (SPEC S19) in a sandboxed iframe without access to the page, and sends it the analytics events. The caller
 * renders it only with the visitor's consent.
 */
export function TagsFrame({ container, onClientId }: TagsFrameProps) {
  const { tagsOrigin } = runtimeConfig();
  const detachSink = useRef<() => void>(undefined);
  useEffect(() => () => detachSink.current?.(), []);
  return (
    <ThirdPartyFrame
      protocol={TAGS}
      src={`${tagsOrigin}/frames/tags`}
      origins={[tagsOrigin]}
      title="Medição"
      hidden
      className={styles.frame}
      onReady={(send) => {
        send('configure', { container });
        detachSink.current = attachSink((event) => send('event', event));
      }}
      onMessage={({ client_id: id }) => onClientId(id)}
    />
  );
}
