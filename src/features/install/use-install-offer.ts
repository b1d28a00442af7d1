import { useEffect, useState } from 'react';

import { onDepositApproved } from '@/product/approved-deposits';

import { useInstallEvent, watchInstallEvents } from './install-event';
import { isOfferDue, readInstallRecord, recordDeposit, recordDismissal, recordVisit } from './install-record';

/**
 * Returns true if the site can be installed and the offer is due, and `dismiss`, which records a refusal and hides the offer. Records
 * visits and deposits, which make the offer due.
 */
export function useInstallOffer(): { isDue: boolean; dismiss: () => void } {
  const canInstall = useInstallEvent(({ event }) => event !== undefined) || isSafariOnIos();
  const [isDue, setDue] = useState(false);
  useEffect(watchInstallEvents, []);
  useEffect(() => {
    recordVisit(Date.now());
    const update = () => setDue(isOfferDue(readInstallRecord(), Date.now()));
    update();
    return onDepositApproved(() => {
      recordDeposit();
      update();
    });
  }, []);
  const dismiss = () => {
    recordDismissal(Date.now());
    setDue(false);
  };
  return { isDue: isDue && canInstall, dismiss };
}

/** Returns true for Safari on iPhone and iPad, unless the site is installed: only Safari has `navigator.standalone`. */
function isSafariOnIos(): boolean {
  return 'standalone' in navigator && navigator.standalone === false && navigator.maxTouchPoints > 0;
}
