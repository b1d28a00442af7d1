import { FORMATS } from '../report/formats';

/** What `--help` prints. */
export const HELP = `conformance: checks that a running server keeps to its OpenAPI 3.1 contract

  conformance --url URL [flags]         check a server
  conformance har FILE [flags]          check recorded traffic, without a server
  conformance diff OLD NEW              tell breaking changes of a contract from harmless ones
  conformance explain CHECK             what a check means, and how to mend the server

  --url URL              the server, like http://127.0.0.1:8000
  --contract FILE        the contract, a file or an address; without it, the one that is brought along
  --config FILE          YAML or JSON; without it, conformance.yaml in the working directory if it is there
  --profile smoke|full   smoke: each operation once or twice; full: every probe (default)
  --only OPERATION…      operationIds
  --source observed|proposed|all
                         operations by their x-source (default: all)
  --token TOKEN          the bearer token to call with, instead of a login
  --header 'Name: value'…
                         sent with every request
  --seed N               for the values that are made up (default: 1)
  --baseline FILE        departures that are known: only new ones fail
  --write-baseline FILE  writes what is found as known, and ends with 0
  --report FORMAT=FILE…  ${FORMATS.join(', ')};
                         without =FILE to the standard output (default: terminal)
  --allow-writes         send what changes data to a server that is not on this machine
  --version, --help

Exit codes: 0 clean, 1 departures, 2 bad usage or contract, 3 server not reachable, 4 coverage under the threshold.
`;
