import { useEffect, useState } from 'react';

import { onDepositApproved } from '@/shell/approved-deposits';

import { useInstallEvent, watchInstallEvents } from './install-event';
import { isOfferDue, readInstallRecord, recordDeposit, recordDismissal, recordVisit } from './install-record';

/** Returns true if the site can be installed and the offer is due, and a function for the player's answer. */
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

/** Only Safari on iPhone and iPad has `navigator.standalone`; true in the installed application. */
function isSafariOnIos(): boolean {
  return 'standalone' in navigator && navigator.standalone === false && navigator.maxTouchPoints > 0;
}
