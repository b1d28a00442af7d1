import { Activity, createElement, Fragment, useActionState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/**
 * Renders elements and attributes that React supports and that no page of the site has today. `built-react.test.ts` builds this script as
 * the site is built and evaluates it in a page, to prove that the build removes nothing from React.
 */
function Unusual() {
  const [text, send] = useActionState(() => 'sent', 'not sent');
  return (
    <Fragment ref={(group) => void (document.body.dataset['group'] = String(group !== null))}>
      <title>A title</title>
      <meta name="probe" content="yes" />
      <Activity mode="visible">{createElement('x-part', { items: [1, 2] }, 'part, ')}</Activity>
      <form action={send}>{text}</form>
    </Fragment>
  );
}

const root = createRoot(document.body);
flushSync(() => root.render(<Unusual />));
