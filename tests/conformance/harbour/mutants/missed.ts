/**
 * Names of the faults that the checker does not find, by class (`group` of a mutant). The report on such a fault names its check as
 * blocked. The full run of the tests tries all other faults of the classes listed here, also of those with an empty list, and only the
 * first fault of each other class.
 */
export const MISSED: Readonly<Record<string, readonly string[]>> = {
  'read from the contract: wrong bodies accepted': [],
  'read from the contract: wrong parameters, forms and types accepted': [],
  'read from the contract: right requests refused': [],
  'read from the contract: breaks': [],
  'read from the contract: lists': [],
  'read from the contract: jobs and bookings': [
    // A server may allow a second cancellation, and answer the documented 409 for another state.
    'a booking can be cancelled twice',
    // The job may end after the checker's last poll.
    'the job never ends',
    // The address of the result is optional.
    'a job that is done has no result',
  ],
};
