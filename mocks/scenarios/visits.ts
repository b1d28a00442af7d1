import { TOKEN_SECONDS } from '../db/players/sessions';
import type { Session } from '../db/players/sessions';
import type { Player, Players } from '../db/players/players';
import { createRandom } from '../domain/random';
import { DEMO_PLAYERS } from '../db/seed';
import type { World } from '../db/world';
import { DAY } from '../domain/calendar';
import { cpfCheckDigits } from '../domain/cpf';
import { playerRecord } from '../db/players/player-record';
import { scenarios } from './all';
import { unwrap } from './helpers';
import { isScenarioName, NO_SCENARIO } from './names';
import type { ScenarioName } from './names';
import type { Scenario } from './scenario';

/** Visit: the requests of one browser, or with one header value, which share a scenario and its player. */
export interface Visit {
  name: ScenarioName | typeof NO_SCENARIO;
  /** Key that separates visits of a scenario; '' for the visit without one. */
  key: string;
  /** Text of the visit: `name:key`, only the name, or `name:key@own`. */
  value: string;
  scenario: Scenario | undefined;
  /** Player of this visit alone; undefined if it uses the demo players. */
  player: Player | undefined;
  ipBlocked: boolean;
  registration?: Scenario['registration'] | undefined;
  /** Text of the visit, if it has a world of its own. */
  own?: string | undefined;
}

/** Visit of requests that name none. */
export const NO_VISIT: Visit = { name: NO_SCENARIO, key: '', value: NO_SCENARIO, scenario: undefined, player: undefined, ipBlocked: false };

/** Content of the text of a visit. */
export interface VisitText extends Pick<Visit, 'name' | 'key' | 'value'> {
  /** True if the visit has a world of its own: clock, faults, settings, reset and real time concern no other one. */
  isOwn: boolean;
}

/** Parses `name`, `name:key` or `name:key@own`; undefined for an unknown scenario or a key other than 1 to 16 lower-case letters and digits. */
export function parseVisit(text: string): VisitText | undefined {
  const [, name = '', key = '', own] = /^([a-z-]+)(?::([a-z0-9]{1,16})(@own)?)?$/.exec(text) ?? [];
  return name === NO_SCENARIO || isScenarioName(name) ? { name, key, value: text, isOwn: own !== undefined } : undefined;
}

/**
 * Returns the visit of a valid text; first use creates its player, with money, PIX key and later events of the scenario. Visits with
 * different keys have different players, but those of a world share its clock.
 *
 * @param world world of this visit: for `name:key@own` the caller passes the visit's own one
 * @returns undefined for a text that `parseVisit` rejects
 */
export function getVisit(world: World, text: string): Visit | undefined {
  const read = parseVisit(text);
  if (read === undefined) return undefined;
  const { name, key } = read;
  const own = read.isOwn ? read.value : undefined;
  if (name === NO_SCENARIO) return { ...NO_VISIT, ...read, own };
  const scenario = scenarios[name];
  const player = scenario.player && getVisitPlayer(world, name, key, scenario.player);
  return { ...read, own, scenario, player, ipBlocked: scenario.ipBlocked === true, registration: scenario.registration };
}

/** Returns true if a login's text is the e-mail address or the CPF of a demo player, in any case or punctuation. */
export function isDemoLogin(text: string): boolean {
  const typed = text.trim().toLowerCase();
  const digits = typed.replaceAll(/[.\-\s]/g, '');
  return Object.values(DEMO_PLAYERS).some(({ email, cpf }) => email === typed || cpf === digits);
}

/** Changes the end of a session if the scenario requires it. Returns the seconds to report, which may differ from the real ones. */
export function shortenSession({ clock }: World, { scenario }: Visit, session: Session): number {
  const token = scenario?.token;
  if (token === undefined) return TOKEN_SECONDS;
  session.expiresAt = clock.now() + token.lifetimeMs;
  return token.reportedSeconds;
}

// Returns the visit's player. The id derives from the visit, so that a restored world finds the player without storing visits.
function getVisitPlayer(world: World, name: ScenarioName, key: string, template: NonNullable<Scenario['player']>): Player {
  const chance = createRandom(`visit/${name}:${key}`);
  const id = `usr_${chance.hex(8)}`;
  const known = world.players.byId(id);
  if (known !== undefined) return known;
  const [first = ''] = template.name.toLowerCase().split(' ');
  const player = playerRecord({
    id,
    name: template.name,
    email: `${key === '' ? first : `${first}.${key}`}@exemplo.invalid`,
    cpf: unusedCpf(world.players, () => String(chance.integer(100_000_000, 999_999_999))),
    phone: `119${String(chance.integer(10_000_000, 99_999_999))}`,
    birthday: '1992-08-14',
    // The gender was given in the registration, unless that was just now: while the registration is open, the site
    // offers no other check (SPEC W1).
    gender: template.age === undefined ? 0 : null,
    verification: template.verification ?? 'approved',
    createdAt: world.clock.now() - (template.age ?? 200 * DAY),
  });
  world.players.add(player);
  if (template.funds !== undefined) world.history.deposit(world.accounts.get(id), template.funds, world.clock.now() - 5 * DAY);
  if (template.hasPixKey === true) unwrap(world.cashier.addKey(player, 'cpf', player.cpf));
  template.prepare?.(world, player);
  world.later.begin(id, template.later ?? []);
  return player;
}

function unusedCpf(players: Players, drawNineDigits: () => string): string {
  const digits = drawNineDigits();
  const cpf = digits + cpfCheckDigits(digits);
  return players.byCpf(cpf) === undefined ? cpf : unusedCpf(players, drawNineDigits);
}
