import type { ErrorInfo, ReactNode } from 'react';
import { Component } from 'react';

import { ErrorPage } from '@/features/site/error-page';
import { logFailure } from '@/shared/lib/log';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What it stands for; another place is tried anew. */
  place?: string;
  /** What is shown instead; by default the error page. */
  fallback?: ReactNode;
}

/** Shows something in place of what failed while it was drawn (SPEC S20). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean; error: unknown }> {
  override state = { failed: false, error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    logFailure(`Failed while drawing ${this.props.place ?? 'the site'}${componentStack ?? ''}`, error);
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.failed && before.place !== this.props.place) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback ?? <ErrorPage form="broken" error={this.state.error} />;
  }
}
