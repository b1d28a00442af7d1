import { type Child, h } from '../../third-party/pages/shared/dom';
import type { ListOf, Scenario, Visit } from '../control-responses';
import { badge, button, note, row, section, select } from '../controls';
import { currentVisit, enterOwnWorld, enterVisit } from '../cookies';
import type { PanelContext } from '../panel-context';
import { formatMoney } from '../format';

const NO_SCENARIO: Scenario = { name: 'none', title: 'No scenario', description: 'The world as it is.', player: false, fault: false };
const NO_PLAYER = '';

/**
 * Creates the scenario and player sections, whose buttons start a visit, write its cookies and reload the page. `load` fetches the
 * scenarios once; until then there are none to choose from.
 */
export function visitSections(context: PanelContext) {
  const { api, selection } = context;
  let scenarios: readonly Scenario[] = [];
  let picked = currentVisit().scenario;

  async function load(): Promise<void> {
    if (scenarios.length === 0) {
      scenarios = [NO_SCENARIO, ...(await api.get<ListOf<Scenario>>('/scenarios')).data];
    }
  }

  /** Starts a visit in a world of its own. The request belongs to the world that the cookie names. */
  async function beginInOwnWorld(): Promise<Visit> {
    const [key = ''] = crypto.randomUUID().split('-');
    const leave = enterOwnWorld(picked, key);
    return api.post<Visit>('/visit', {}).catch((error: unknown) => {
      leave();
      throw error;
    });
  }

  function visit(begin: () => Promise<Visit>): Promise<boolean> {
    return context.runAction(async () => {
      const made = await begin();
      enterVisit(made, Date.now());
      if (made.player !== null) selection.select(made.player.id);
      context.page.reload();
      return made.player === null ? 'A new visit of nobody. Reloading.' : `A new visit of ${made.player.name}. Reloading.`;
    });
  }

  function scenarioSection(): Child {
    const { title, description, player, fault } = scenarios.find(({ name }) => name === picked) ?? NO_SCENARIO;
    return section(
      'Scenario',
      row(
        select(
          'For the next visit',
          picked,
          scenarios.map(({ name, title }) => [name, title]),
          (name) => {
            picked = name;
            context.redraw();
          },
        ),
        button('New visit', () => void visit(() => api.post('/visit', { scenario: picked })), {
          look: 'main',
          name: `New visit: ${title}`,
          off: scenarios.length === 0,
        }),
        button('In its own world', () => void visit(beginInOwnWorld), {
          name: `In its own world: ${title}`,
          off: scenarios.length === 0,
        }),
      ),
      note(description, player && [' ', badge('player of its own')], fault && [' ', badge('breaks something', 'warn')]),
      note('The visit of this browser: ', h('b', {}, currentVisit().value)),
      note(
        currentVisit().value.endsWith('@own')
          ? 'Clock, faults, settings and reset concern only this visit.'
          : 'Clock, faults, settings and reset concern all visits.',
      ),
    );
  }

  function playerSection(): Child {
    const chosen = selection.selected();
    const players = selection.all().map(({ id, name, email, demo }) => [id, `${name} · ${demo ? id : email}`] as const);
    return section(
      'Player',
      row(
        select('To sign in or to change', chosen?.id ?? NO_PLAYER, [[NO_PLAYER, 'Nobody'], ...players], (id) => {
          selection.select(id);
          context.redraw();
        }),
        button(
          chosen === undefined ? 'Sign out' : 'Sign in',
          () => void visit(() => api.post('/visit', { player: chosen?.id ?? 'none' })),
          {
            look: 'main',
            name: chosen === undefined ? 'Sign out' : `Sign in as ${chosen.name}`,
          },
        ),
      ),
      chosen === undefined
        ? note('Choose a player to change their balance, bonus or verification.')
        : note(`${chosen.email} · ${formatMoney(chosen.balance)} and ${formatMoney(chosen.bonus)} bonus · ${sessions(chosen.sessions)}`),
    );
  }

  return { load, scenarioSection, playerSection };
}

function sessions(count: number): string {
  return count === 1 ? '1 session' : `${String(count)} sessions`;
}
