import { type Child, h } from '../../third-party/pages/shared/dom';
import type { ListOf, Mail } from '../control-responses';
import { badge, button, note, row } from '../controls';
import type { PanelContext, Tab } from '../panel-context';
import { formatDateTime } from '../format';

/** Creates the tab of messages, with codes and links to copy. */
export function mailTab(context: PanelContext): Tab {
  let mails: readonly Mail[] = [];
  let isLoaded = false;

  function copy(what: string, text: string): void {
    context.page.copy(text).then(
      () => context.showStatus(`Copied ${what}.`),
      () => context.showStatus(`The browser does not let ${what} be copied.`, true),
    );
  }

  function renderMail({ id, at, kind, to, subject, text, code, link }: Mail): Child {
    const title = subject || to;
    return h(
      'li',
      { key: id },
      h('p', { class: 'headline' }, h('strong', {}, title), badge(kind === 'sms' ? 'SMS' : kind)),
      note(title !== to && `${to} · `, formatDateTime(at)),
      text !== '' && h('p', { class: 'letter' }, text),
      code !== null &&
        row(
          h('code', { class: 'code' }, code),
          button('Copy code', () => copy(`the code ${code}`, code), { name: `Copy code ${code}` }),
        ),
      link !== null &&
        row(
          isWebLink(link) ? h('a', { href: link }, link) : h('code', {}, link),
          button('Copy link', () => copy('the link', link), { name: `Copy the link of ${title}` }),
        ),
    );
  }

  return {
    title: 'Mail',
    intervalMs: 3000,
    load: async () => {
      ({ data: mails } = await context.api.get<ListOf<Mail>>('/mail'));
      isLoaded = true;
    },
    view: () =>
      mails.length === 0 ? note(isLoaded ? 'Nobody was sent anything.' : '…') : h('ul', { class: 'lines' }, mails.map(renderMail)),
  };
}

/** Returns true for a link to a page, never to a script. */
function isWebLink(link: string): boolean {
  return URL.canParse(link, location.href) && /^https?:$/.test(new URL(link, location.href).protocol);
}
