/** Fault that Laravel developers really make: a change of a file of `docs/examples/laravel`, or of its environment. */
export interface LaravelFault {
  readonly name: string;
  /** Change of a file, which must contain `from`: its first occurrence is replaced. Missing if only the environment is changed. */
  readonly change?: { readonly file: string; readonly from: string; readonly to: string };
  /** Environment variables of the server. */
  readonly env?: Readonly<Record<string, string>>;
  /** Ids of operations to check besides the login. Without it all operations of the example are checked. */
  readonly only?: readonly string[];
  /** Ids of checks and of operations. A correct finding of the JSON report has one of each. If missing, only the exit code counts. */
  readonly finding?: { readonly checks: readonly string[]; readonly operations: readonly string[] };
  /** Exit code that the checker must return. */
  readonly exitCode: number;
}

/** Exit codes of the checker: it has found an error, or it has checked too little. */
const VIOLATION = 1;
const COVERAGE = 4;

/** All faults. The checker must return the exit code of each, with a correct finding if the fault has a `finding`. */
export const LARAVEL_FAULTS: readonly LaravelFault[] = [
  {
    name: 'forgotten $hidden',
    change: { file: 'app/Models/User.php', from: "['password', 'balance', 'bonus', 'cpf']", to: "['balance', 'bonus', 'cpf']" },
    only: ['getProfile'],
    finding: { checks: ['response-schema', 'information-leak'], operations: ['getProfile'] },
    exitCode: VIOLATION,
  },
  {
    name: 'missing policy',
    change: { file: 'app/Http/Controllers/WalletController.php', from: "$this->authorize('view', $deposit);", to: '' },
    only: ['createDeposit', 'getDeposit'],
    finding: { checks: ['foreign-access'], operations: ['getDeposit'] },
    exitCode: VIOLATION,
  },
  {
    name: 'N+1 queries',
    change: { file: 'app/Http/Controllers/CatalogueController.php', from: "Game::with(['provider', 'category'])\n", to: 'Game::query()\n' },
    // This is the latency of a database on another host.
    env: { DB_LATENCY_MS: '20' },
    only: ['listGames'],
    finding: { checks: ['slow'], operations: ['listGames'] },
    exitCode: VIOLATION,
  },
  {
    name: 'APP_DEBUG=true',
    env: { APP_DEBUG: 'true' },
    only: ['getGame', 'listGames'],
    finding: { checks: ['information-leak', 'error-shape', 'response-schema'], operations: ['getGame'] },
    exitCode: VIOLATION,
  },
  {
    name: 'resource without whenLoaded',
    change: { file: 'app/Http/Resources/GameResource.php', from: "$this->whenLoaded('related')", to: '$this->related ?? []' },
    only: ['listGames'],
    finding: { checks: ['response-schema'], operations: ['listGames'] },
    exitCode: VIOLATION,
  },
  {
    name: 'wrong cast of money',
    change: { file: 'app/Models/Deposit.php', from: "'amount' => 'integer'", to: "'amount' => 'decimal:2'" },
    only: ['createDeposit', 'getDeposit'],
    finding: { checks: ['response-schema'], operations: ['createDeposit', 'getDeposit'] },
    exitCode: VIOLATION,
  },
  { name: 'throttle answers', env: { APP_RATE: '30' }, exitCode: COVERAGE },
  {
    name: 'redirect to /login in place of 401',
    change: {
      file: 'app/Exceptions/Handler.php',
      from: "return response()->json(['message' => 'Unauthenticated.'], 401);",
      to: "return redirect('/login');",
    },
    only: ['getMe', 'getWallet'],
    finding: { checks: ['redirect', 'auth-missing-token'], operations: ['getMe', 'getWallet'] },
    exitCode: VIOLATION,
  },
  {
    name: 'missing validation',
    change: {
      file: 'app/Http/Requests/DepositRequest.php',
      from: "['required', new JsonInteger, 'numeric', \"between:$min,$max\"]",
      to: "['required']",
    },
    only: ['createDeposit', 'getDeposit'],
    finding: { checks: ['request-accepted-invalid', 'server-error'], operations: ['createDeposit'] },
    exitCode: VIOLATION,
  },
  {
    name: 'time without a zone',
    change: {
      file: 'app/Http/Resources/DepositResource.php',
      from: 'expires_at->toIso8601String()',
      to: "expires_at->format('Y-m-d H:i:s')",
    },
    only: ['createDeposit', 'getDeposit'],
    finding: { checks: ['response-schema'], operations: ['createDeposit', 'getDeposit'] },
    exitCode: VIOLATION,
  },
];
