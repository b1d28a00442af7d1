import type { QueryClient } from '@tanstack/react-query';
import { QueryClientContext } from '@tanstack/react-query';
import type { ErrorInfo, ReactNode, RefObject } from 'react';
import { Component, Suspense, use, useLayoutEffect } from 'react';

import { enterPart } from '@/startup/stages/hydration';

import { AttemptContext } from '../lib/attempt-context';
import { logFailure } from '../lib/log';
import { MissingCodeError } from '../lib/missing-code';
import { renewCachedData } from '../lib/retry-queries';
import type { SectionFailure } from './failed-section';
import { FailedSection } from './failed-section';
import { PageContext } from './page-context';

/** Longest wait for new data before a failed section is rendered again. */
const RENEW_TIMEOUT_MS = 5000;

interface SectionBoundaryProps {
  /** Name of the section in logs. */
  name: string;
  /** End of the sentence 'Não foi possível mostrar …'; 'esta parte da página' by default. */
  title?: string;
  /** Content instead of the notice, unless `renderFallback` is set. */
  fallback?: ReactNode;
  /** Renders the fallback with the error and a retry. */
  renderFallback?: (failure: SectionFailure) => ReactNode;
  /** Content while the section loads. */
  pending?: ReactNode;
  children: ReactNode;
}

/**
 * Limits rendering errors, which it logs, and lazy loading to a section. A retry or another page renders the section again. A retry
 * first fetches the cached data of the page again and drops other responses from the cache, except after missing code.
 */
export function SectionBoundary(props: SectionBoundaryProps) {
  return <Boundary {...props} page={use(PageContext).page} client={use(QueryClientContext)} />;
}

interface BoundaryProps extends SectionBoundaryProps {
  page: string;
  client: QueryClient | undefined;
}

interface BoundaryState {
  /** Caught error in an object, because even undefined can be thrown. */
  failure: { readonly error: unknown } | undefined;
  isRetrying: boolean;
  /** Object that is new for each attempt to render the section. */
  attempt: object;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: undefined, isRetrying: false, attempt: {} };
  private readonly leaveRef = { current: () => {} };
  private since = Date.now();

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error }, isRetrying: false };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    logFailure(`Rendering failed: ${this.props.name}${componentStack ?? ''}`, error);
  }

  override componentDidUpdate(before: BoundaryProps, { failure }: BoundaryState) {
    if (before.page !== this.props.page) {
      this.since = Date.now();
      if (this.state.failure !== undefined) this.reset();
    }
    // The focused button is gone, so the page takes focus.
    const isBack = failure !== undefined && this.state.failure === undefined;
    if (isBack && document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
  }

  private reset(): void {
    this.setState({ failure: undefined, isRetrying: false, attempt: {} });
  }

  private readonly retry = (): void => {
    const { failure, isRetrying, attempt } = this.state;
    if (failure === undefined || isRetrying) return;
    const { client } = this.props;
    if (client === undefined || failure.error instanceof MissingCodeError) return this.reset();
    this.setState({ isRetrying: true });
    void renewCachedData(client, RENEW_TIMEOUT_MS).finally(() => {
      // Another page may have replaced the attempt.
      if (this.state.attempt === attempt && this.state.failure === failure) this.reset();
    });
  };

  override render() {
    const { failure, isRetrying, attempt } = this.state;
    const { fallback, renderFallback, pending, children, title = 'esta parte da página' } = this.props;
    if (failure === undefined) {
      return (
        <AttemptContext value={attempt}>
          <Entered leaveRef={this.leaveRef} />
          <Suspense
            fallback={
              <>
                {pending}
                <Settled leaveRef={this.leaveRef} />
              </>
            }
          >
            {children}
            <Settled leaveRef={this.leaveRef} />
          </Suspense>
        </AttemptContext>
      );
    }
    const failed: SectionFailure = { error: failure.error, since: this.since, retry: this.retry, isRetrying };
    if (renderFallback !== undefined) return renderFallback(failed);
    return fallback === undefined ? <FailedSection title={`Não foi possível mostrar ${title}`} {...failed} /> : fallback;
  }
}

interface PartProps {
  /** Ends the wait of the hydration for the section. */
  leaveRef: RefObject<() => void>;
}

/** Registers the section for the hydration, before its content, whose effects may run in the same commit. */
function Entered({ leaveRef }: PartProps): null {
  useLayoutEffect(() => {
    leaveRef.current = enterPart();
    return () => leaveRef.current();
  }, [leaveRef]);
  return null;
}

/** Ends the wait for the section once its content, or the content while it loads, is in the page. */
function Settled({ leaveRef }: PartProps): null {
  useLayoutEffect(() => leaveRef.current(), [leaveRef]);
  return null;
}
