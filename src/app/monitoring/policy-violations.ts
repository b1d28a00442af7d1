import { parseUrl } from '@/shared/lib/parse-url';

export interface PolicyViolation {
  /** Directive of the Content-Security-Policy, such as `script-src-elem` or `require-trusted-types-for`. */
  readonly directive: string;
  /** Origin of the blocked resource, or a keyword such as `inline`, up to 40 characters; empty if the browser reports none. */
  readonly blocked: string;
}

/**
 * Reports violations of the Content-Security-Policy and of Trusted Types, also earlier ones if the browser keeps them. The
 * browser's own reports (`report-uri`) are not used: they contain the page's address with its query.
 * @returns an unsubscribe function
 */
export function watchPolicyViolations(report: (violation: PolicyViolation) => void): () => void {
  if (!('ReportingObserver' in window)) {
    const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) =>
      report({ directive: effectiveDirective, blocked: originOf(blockedURI) });
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => document.removeEventListener('securitypolicyviolation', onViolation);
  }
  const observer = new ReportingObserver(
    (reports) => {
      for (const { body } of reports) {
        if (isViolation(body)) report({ directive: body.effectiveDirective, blocked: originOf(body.blockedURL ?? '') });
      }
    },
    { types: ['csp-violation'], buffered: true },
  );
  observer.observe();
  return () => observer.disconnect();
}

/** Body of a report, which TypeScript's native compiler does not have yet. */
interface ViolationBody extends ReportBody {
  readonly effectiveDirective: string;
  readonly blockedURL: string | null;
}

const isViolation = (body: ReportBody | null = null): body is ViolationBody => body !== null && 'effectiveDirective' in body;

/** Returns the origin without path and query. @param blocked a URL or a keyword */
const originOf = (blocked: string) => parseUrl(blocked)?.origin ?? blocked.slice(0, 40);
