import { useEffect, useRef } from 'react';

import { flatRecord, text } from '@/shared/lib/frame-messages';
import { ThirdPartyFrame } from '@/shared/ui/third-party-frame';
import { deployment } from '@/shell/deployment';

import styles from './tags-frame.module.css';
import { attachSink } from './track';

/** What the site and its tags' frame say to each other. */
export const TAGS_PROTOCOL = {
  app: 'tags',
  hears: { 'client-id': { client_id: text(64, /^\d+\.\d+$/) } },
  says: {
    configure: { container: text(64, /^[\w-]+$/) },
    event: { name: text(40, /^[a-z][a-z0-9_]*$/), params: flatRecord(40) },
  },
} as const;

interface TagsFrameProps {
  /** The tag manager's container, from the settings (SPEC E6). */
  readonly container: string;
  /** Hears who the visitor is to the analytics (SPEC K1). */
  readonly onClientId: (id: string) => void;
}

/** Tag manager and pixel (SPEC S19), fenced in a frame of their own: they see what the site tells them, and nothing of it. */
export function TagsFrame({ container, onClientId }: TagsFrameProps) {
  const { tagsOrigin } = deployment();
  const detachSink = useRef<() => void>(undefined);
  useEffect(() => () => detachSink.current?.(), []);
  return (
    <ThirdPartyFrame
      protocol={TAGS_PROTOCOL}
      src={`${tagsOrigin}/frames/tags`}
      origins={[tagsOrigin]}
      title="Medição"
      hidden
      className={styles.frame}
      onReady={(say) => {
        say('configure', { container });
        detachSink.current = attachSink((event) => say('event', event));
      }}
      onMessage={({ client_id: id }) => onClientId(id)}
    />
  );
}
