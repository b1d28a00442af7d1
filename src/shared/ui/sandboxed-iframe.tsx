import type { ComponentProps } from 'react';

import type { FrameRights } from '@frames/providers';

interface SandboxedIframeProps extends Pick<ComponentProps<'iframe'>, 'ref' | 'className' | 'style' | 'onLoad'> {
  readonly src: string;
  /** Origin of `src`, validated by `allowedFrameOrigin`. */
  readonly origin: string;
  readonly rights: FrameRights;
  readonly title: string;
  /** True hides the iframe from keyboard and screen readers. */
  readonly hidden?: boolean | undefined;
}

/** Renders a third party's page with the rights of its row. The only iframe of the site. */
export function SandboxedIframe({ src, origin, rights, title, hidden = false, ...props }: SandboxedIframeProps) {
  return (
    <iframe
      {...props}
      title={title}
      src={src}
      sandbox={rights.sandbox.join(' ')}
      allow={rights.permissions.map((feature) => `${feature} ${origin}`).join('; ')}
      referrerPolicy="origin"
      {...(hidden && { 'aria-hidden': true, tabIndex: -1 })}
    />
  );
}
