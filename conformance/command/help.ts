import { FORMATS } from '../report/formats';

/** Text of `--help`. */
export const HELP = `conformance: checks a running server against its OpenAPI 3.0 or 3.1 contract

  conformance --url URL [flags]         check a server
  conformance har FILE [flags]          check recorded traffic, without a server
  conformance record FILE [OUT]         draft a scenario from recorded traffic
  conformance diff OLD NEW              list breaking and harmless changes between two contracts
  conformance init [flags]              inspect the server and write a commented configuration
  conformance explain CHECK             explain a check and how to fix the server

  --url URL              the server, for example http://127.0.0.1:8000
  --contract FILE        the contract, a file or URL (default: the bundled contract)
  --config FILE          YAML or JSON (default: conformance.yaml in the working directory, if present)
  --profile smoke|quick|full
                         smoke: one or two calls per operation; quick: some more, and the scenarios;
                         full: every probe (default)
  --only OPERATION…      operationIds
  --source observed|proposed|all
                         operations by their x-source (default: all)
  --token TOKEN          the bearer token to use instead of a login
  --credential SCHEME=VALUE…
                         a credential by the contract's security scheme; basic: user:password
  --header 'Name: value'…
                         sent with every request; one that the contract documents as a
                         credential is sent only by the first account
  --seed N               seed of generated values (default: 1)
  --workers N            operations that only read and are checked at the same time (default: 4)
  --baseline FILE        known violations: only new ones fail
  --write-baseline FILE  writes the violations found as known, and exits with 0
  --max-time SECONDS     ends the run after this time, with a partial report
  --fail-on error|warning
                         warning: warnings fail the run like violations (default: error)
  --report FORMAT=FILE…  ${FORMATS.join(', ')};
                         without =FILE to standard output (default: terminal)
  --watch                run again when contract, configuration or scenarios change, or on Enter;
                         shows what changed between the runs
  --allow-writes         allow requests that change data on a server that is not on this machine
  --allow-external-refs  allow references of the contract to files outside of its folder,
                         and to other addresses
  --version, --help

Exit codes: 0 clean, 1 violations, 2 bad usage or contract, 3 server not reachable, 4 too little was checked, 5 ended early with a partial report.
`;
