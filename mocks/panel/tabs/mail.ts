import { type Child, h } from '../../third-party/pages/shared/dom';
import { type Mail, readMail } from '../answers';
import { button, mark, note, row } from '../controls';
import type { Desk, Tab } from '../desk';
import { moment } from '../format';

/** Creates the tab with messages to players: codes and links to copy. */
export function mailTab(desk: Desk): Tab {
  let mails: readonly Mail[] = [];
  let isLoaded = false;

  function copy(what: string, text: string): void {
    desk.page.copy(text).then(
      () => desk.say(`Copied ${what}.`),
      () => desk.say(`The browser does not let ${what} be copied.`, true),
    );
  }

  function line({ id, at, kind, to, subject, text, code, link }: Mail): Child {
    const title = subject || to;
    return h(
      'li',
      { key: id },
      h('p', { class: 'headline' }, h('strong', {}, title), mark(kind === 'sms' ? 'SMS' : kind)),
      note(title !== to && `${to} · `, moment(at)),
      text !== '' && h('p', { class: 'letter' }, text),
      code !== null &&
        row(
          h('code', { class: 'code' }, code),
          button('Copy code', () => copy(`the code ${code}`, code), { name: `Copy code ${code}` }),
        ),
      link !== null &&
        row(
          isAddress(link) ? h('a', { href: link }, link) : h('code', {}, link),
          button('Copy link', () => copy('the link', link), { name: `Copy the link of ${title}` }),
        ),
    );
  }

  return {
    title: 'Mail',
    every: 3000,
    load: async () => {
      mails = readMail(await desk.api.get('/mail'));
      isLoaded = true;
    },
    view: () => (mails.length === 0 ? note(isLoaded ? 'Nobody was sent anything.' : '…') : h('ul', { class: 'lines' }, mails.map(line))),
  };
}

/** Returns true for http(s) links only, never for scripts. */
function isAddress(link: string): boolean {
  return URL.canParse(link, location.href) && /^https?:$/.test(new URL(link, location.href).protocol);
}
