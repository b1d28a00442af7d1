import { useEffect, useEffectEvent } from 'react';

import type { FrameRights } from '@frames/providers';

import { allowedFrameOrigin } from '../lib/iframe-channel';
import { SandboxedIframe } from './sandboxed-iframe';

interface PlainFrameProps {
  readonly src: string;
  /** Allowed origins. With any other, nothing is loaded and `onRefused` is called. */
  readonly origins: readonly string[];
  readonly rights: FrameRights;
  readonly title: string;
  readonly className?: string | undefined;
  /** Called after the load and after each navigation inside. */
  readonly onLoad: () => void;
  readonly onRefused: () => void;
}

/** Renders a third party's page that sends no messages, and receives none. */
export function PlainFrame({ src, origins, rights, title, className, onLoad, onRefused }: PlainFrameProps) {
  const origin = allowedFrameOrigin(src, origins);
  const refuse = useEffectEvent(onRefused);
  useEffect(() => {
    if (origin === undefined) refuse();
  }, [origin]);

  if (origin === undefined) return null;
  return <SandboxedIframe src={src} origin={origin} rights={rights} title={title} className={className} onLoad={onLoad} />;
}
