import type { ComponentProps } from 'react';

import type { FrameRights } from '@frames/providers';

interface SandboxedIframeProps extends Pick<ComponentProps<'iframe'>, 'ref' | 'className' | 'style' | 'onLoad'> {
  readonly src: string;
  /** Origin of `src`, validated by `allowedFrameOrigin`. */
  readonly origin: string;
  /** Tokens of `sandbox`, and the features that the page may use. */
  readonly rights: FrameRights;
  readonly title: string;
  /** True hides the iframe from keyboard and screen readers. */
  readonly hidden?: boolean | undefined;
}

/** Renders a third party's page with no more than the given rights. All iframes of the site are rendered by this component. */
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
