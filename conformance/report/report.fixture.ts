import type { Finding, OperationCoverage, Report } from '../types';

const finding = (own: Partial<Finding>): Finding => ({
  check: 'response-schema',
  severity: 'error',
  operationId: 'getWallet',
  method: 'GET',
  path: '/api/wallet',
  status: 200,
  pointer: '/data/balance',
  contract: { file: 'openapi/tags/wallet.yaml', line: 214 },
  excerpt: { first: 213, lines: ['balance:', '  type: integer', '  minimum: 0'], marked: 1 },
  expected: 'type integer',
  actual: 'string "125.00"',
  message: "`balance` has the wrong type. Send a number, not a text. In Laravel: cast the column in $casts ('balance' => 'integer').",
  curl: `curl -i 'http://127.0.0.1:8000/api/wallet' -H 'Accept: application/json' -H "Authorization: Bearer $TOKEN"`,
  seed: 1,
  occurrences: 4,
  ...own,
});

const covered = (operationId: string, method: string, path: string, statuses: Readonly<Record<string, boolean>>): OperationCoverage => ({
  operationId,
  method,
  path,
  calls: Object.values(statuses).filter(Boolean).length * 3,
  needsLogin: path.startsWith('/api/'),
  succeeded: statuses[200] === true || statuses[201] === true || statuses[204] === true,
  lastStatus: Number(Object.entries(statuses).find(([, seen]) => seen)?.[0] ?? 0) || null,
  statuses: Object.entries(statuses).map(([status, seen]) => ({ status, seen, contentTypes: [{ type: 'application/json', seen }] })),
});

/** Report with five errors, a warning, a known violation, two blocked checks and two kinds of untried parts. */
export const fixtureReport: Report = {
  tool: { name: 'palpite-conformance', version: '0.2.0' },
  contract: { title: 'Palpite player API', version: '0.1.0' },
  server: 'http://127.0.0.1:8000/',
  profile: 'full',
  seed: 1,
  started_at: '2026-11-21T12:00:00.000Z',
  duration_ms: 7421,
  summary: {
    operations: 6,
    checked: 5,
    findings: 5,
    warnings: 1,
    blocked: 2,
    known: 1,
    coverage: { operations: 0.8333, protected: 0.75, statuses: 0.6471 },
    tried: { checked: 31, total: 40 },
  },
  partial: false,
  incomplete: [],
  findings: [
    finding({}),
    finding({
      check: 'auth-missing-token',
      pointer: '',
      contract: { file: 'openapi/tags/wallet.yaml', line: 12 },
      expected: '401',
      actual: '200',
      message: "GET /api/wallet answers without a token. In Laravel: put the route in a group with middleware('auth:api').",
      curl: "curl -i 'http://127.0.0.1:8000/api/wallet' -H 'Accept: application/json'",
      occurrences: 1,
    }),
    finding({
      check: 'request-accepted-invalid',
      operationId: 'createDeposit',
      method: 'POST',
      path: '/api/wallet/deposits',
      status: 201,
      pointer: '/amount',
      contract: { file: 'openapi/tags/wallet.yaml', line: 301 },
      expected: '422: minimum 100',
      actual: '201 for 99',
      message:
        "An amount of 99 is under the documented least of 100, and was accepted. In Laravel: 'amount' => ['required', 'integer', 'min:100'] in the FormRequest.",
      curl: `curl -i -X POST 'http://127.0.0.1:8000/api/wallet/deposits' -H 'Content-Type: application/json' -H "Authorization: Bearer $TOKEN" --data-binary '{"amount":99}'`,
      occurrences: 1,
    }),
    finding({
      check: 'empty-body',
      operationId: 'logout',
      method: 'POST',
      path: '/api/auth/logout',
      status: 204,
      pointer: '',
      contract: { file: 'openapi/tags/auth.yaml', line: 88 },
      expected: 'no body',
      actual: '15 bytes',
      message: 'A 204 has no body, but 15 bytes came. In Laravel: return response()->noContent().',
      curl: `curl -i -X POST 'http://127.0.0.1:8000/api/auth/logout' -H "Authorization: Bearer $TOKEN"`,
      occurrences: 2,
    }),
    finding({
      check: 'server-error',
      operationId: 'getGame',
      method: 'GET',
      path: '/v2/games/{slug}',
      status: 500,
      pointer: '',
      contract: { file: 'openapi/tags/lobby.yaml', line: 77 },
      expected: '200, 404',
      actual: '500: Attempt to read property "name" on null',
      message: 'The server failed with 500: Attempt to read property "name" on null. The stack stands in storage/logs/laravel.log.',
      curl: "curl -i 'http://127.0.0.1:8000/v2/games/doesn-t-exist' -H 'Accept: application/json'",
      occurrences: 3,
    }),
    finding({
      check: 'slow',
      severity: 'warning',
      operationId: 'listGames',
      path: '/v2/games',
      pointer: '',
      contract: { file: 'openapi/tags/lobby.yaml', line: 9 },
      expected: 'at most 2000 ms',
      actual: '3120 ms',
      message: 'The answer took 3120 ms, the budget is 2000 ms. In Laravel: look for queries in a loop (N+1).',
      curl: "curl -i 'http://127.0.0.1:8000/v2/games' -H 'Accept: application/json'",
      occurrences: 1,
    }),
  ],
  known: [
    {
      ...finding({ pointer: '/data/bonus', actual: 'null', occurrences: 1 }),
      why: 'waived until 2026-12-31: the bonus service moves in December',
    },
  ],
  blocked: [
    { check: 'scenario-step', operationId: 'getDeposit', reason: 'no hook `payDeposit` in the configuration' },
    { check: 'foreign-access', operationId: null, reason: 'no second account is configured' },
  ],
  untried: [
    { what: 'values of enums', reason: 'no accepted request had it', count: 6, examples: ['listGames ?order = name'] },
    { what: 'documented statuses', reason: 'the run does not provoke it', count: 3, examples: ['getWallet 429'] },
  ],
  coverage: [
    covered('getWallet', 'GET', '/api/wallet', { 200: true, 401: true }),
    covered('createDeposit', 'POST', '/api/wallet/deposits', { 201: true, 401: true, 409: false, 422: true }),
    covered('getDeposit', 'GET', '/api/wallet/deposits/{id}', { 200: false, 401: false, 404: false }),
    covered('logout', 'POST', '/api/auth/logout', { 204: true, 401: true }),
    covered('getGame', 'GET', '/v2/games/{slug}', { 200: true, 404: false }),
    covered('listGames', 'GET', '/v2/games', { 200: true, 422: false }),
  ],
};

/** Text that takes effect in terminals, XML, HTML, Markdown and workflow commands unless it is escaped. */
export const HOSTILE =
  '\u001B[31m]]></failure><script>alert(1)</script>|`|\u202E\n::error::x &amp; "quoted" \'single\' @everyone %0A\u0000';

/** Report with hostile texts in every field that a server controls. */
export const hostileReport: Report = {
  ...fixtureReport,
  findings: fixtureReport.findings.map((one) => ({
    ...one,
    actual: HOSTILE,
    message: HOSTILE,
    pointer: `/${HOSTILE}`,
    curl: `curl -i '${HOSTILE}'`,
    excerpt: { first: 1, lines: [HOSTILE], marked: 0 },
  })),
  incomplete: [HOSTILE],
  untried: [{ what: 'wrong values', reason: HOSTILE, count: 1, examples: [HOSTILE] }],
  blocked: [{ check: 'invariant', operationId: null, reason: HOSTILE }],
  known: fixtureReport.known.map((one) => ({ ...one, actual: HOSTILE, why: HOSTILE })),
};
