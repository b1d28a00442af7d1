import { tests } from '../addresses';
import { BAD_USAGE } from '../flag-error';
import { isPortTaken } from '../start/is-port-taken';

/** Ports of the end-to-end tests. The site with the stand-in inside the page is on the port after the site's. */
const PORTS = [tests.site, tests.site + 1, tests.standIn, tests.thirdParties];

/**
 * Ends the process with one line and exit code 2 if a program has one of `PORTS`. The tests would wait for their own program in vain.
 * Prism's ports are not checked.
 */
export async function requireFreePorts(): Promise<void> {
  for (const port of PORTS) {
    if (!(await isPortTaken(port))) continue;
    console.error(
      `Port ${String(port)} is taken: stop the program that uses it, or move the ports of the tests with TEST_PORT_OFFSET=1000.`,
    );
    process.exit(BAD_USAGE);
  }
}
