import { afterEach, expect, test, vi } from 'vitest';

import { type PolicyViolation, watchPolicyViolations } from './policy-violations';

afterEach(() => vi.unstubAllGlobals());

function watch() {
  const reports: PolicyViolation[] = [];
  return { reports, stop: watchPolicyViolations((violation) => reports.push(violation)) };
}

test('a browser with a ReportingObserver reports earlier violations too, without path and query', () => {
  const observe = vi.fn<() => void>();
  const disconnect = vi.fn<() => void>();
  let options: unknown;
  vi.stubGlobal(
    'ReportingObserver',
    class {
      readonly observe = observe;
      readonly disconnect = disconnect;
      constructor(callback: (reports: unknown[]) => void, given: unknown) {
        options = given;
        observe.mockImplementation(() =>
          callback([
            { body: { effectiveDirective: 'script-src-elem', blockedURL: 'https://evil.example/a.js?player=ana' } },
            { body: { effectiveDirective: 'require-trusted-types-for', blockedURL: 'trusted-types-sink' } },
          ]),
        );
      }
    },
  );
  const { reports, stop } = watch();
  expect(options).toEqual({ types: ['csp-violation'], buffered: true });
  expect(reports).toEqual([
    { directive: 'script-src-elem', blocked: 'https://evil.example' },
    { directive: 'require-trusted-types-for', blocked: 'trusted-types-sink' },
  ]);
  stop();
  expect(disconnect).toHaveBeenCalledOnce();
});

test('another browser reports them as they happen', () => {
  const { reports, stop } = watch();
  const violate = () => {
    const event = Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'img-src',
      blockedURI: 'https://x.example/p?a=1',
    });
    document.dispatchEvent(event);
  };
  violate();
  expect(reports).toEqual([{ directive: 'img-src', blocked: 'https://x.example' }]);
  stop();
  violate();
  expect(reports).toHaveLength(1);
});
