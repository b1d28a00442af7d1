// Responses of the control API, as far as the panel shows them. The readers accept any JSON: entries without an id or a name are
// left out, and other missing values become empty text, 0, false or null.
import { type Fields, mapList, toFields, toNumber, toNumberOrNull, toText, toTextOrNull } from './parse-values';

/** Situation that a developer can choose for the next visit. */
export interface Scenario {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** True if each visit gets its own player. */
  readonly player: boolean;
  /** True if the scenario breaks calls. */
  readonly fault: boolean;
}

/** Player with amounts in cents. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly verification: string;
  readonly balance: number;
  readonly bonus: number;
  /** Number of open sessions. */
  readonly sessions: number;
  /** True for a player that every world has from the start. */
  readonly demo: boolean;
}

/** State of the world. `now` is its time in ISO 8601, `games` the number of games. */
export interface State {
  readonly now: string;
  readonly clockStopped: boolean;
  readonly games: number;
  readonly players: readonly Player[];
}

/** Visit that was started, with the session of its player. */
export interface Visit {
  /** Value of its cookie, `name:key`. */
  readonly value: string;
  readonly player: { readonly id: string; readonly name: string } | null;
  readonly token: string | null;
  /** Lifetime of the token, in seconds. */
  readonly lastsSeconds: number;
}

/** Deposit or withdrawal with an amount in cents. */
export interface Transfer {
  readonly id: string;
  readonly playerId: string;
  readonly amount: number;
  readonly status: string;
  readonly createdAt: string;
  readonly expiresAt: string;
}

/** Message by e-mail or SMS. */
export interface Mail {
  readonly id: string;
  readonly at: string;
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly code: string | null;
  readonly link: string | null;
}

export function readScenarios(body: unknown): Scenario[] {
  return mapList(toFields(body).data, ({ name, title, description, player, fault }) =>
    toText(name) === ''
      ? undefined
      : {
          name: toText(name),
          title: toText(title) || toText(name),
          description: toText(description),
          player: player === true,
          fault: fault === true,
        },
  );
}

export function readState(body: unknown): State {
  const { now, clockStopped, games, players } = toFields(body);
  return { now: toText(now), clockStopped: clockStopped === true, games: toNumber(games), players: mapList(players, readPlayer) };
}

export function readVisit(body: unknown): Visit {
  const { visit, player, access_token: token, expires_in: lastsSeconds } = toFields(body);
  const { id, name } = toFields(player);
  return {
    value: toText(visit),
    player: toText(id) === '' ? null : { id: toText(id), name: toText(name) || toText(id) },
    token: toTextOrNull(token),
    lastsSeconds: toNumber(lastsSeconds),
  };
}

export function readTransfers(body: unknown): Transfer[] {
  return mapList(toFields(body).data, (entry) =>
    toText(entry.id) === ''
      ? undefined
      : {
          id: toText(entry.id),
          playerId: toText(entry.player_id),
          amount: toNumber(entry.amount),
          status: toText(entry.status),
          createdAt: toText(entry.created_at),
          expiresAt: toText(entry.expires_at),
        },
  );
}

export function readMail(body: unknown): Mail[] {
  return mapList(toFields(body).data, (entry) =>
    toText(entry.id) === ''
      ? undefined
      : {
          id: toText(entry.id),
          at: toText(entry.at),
          kind: toText(entry.kind),
          to: toText(entry.to),
          subject: toText(entry.subject),
          text: toText(entry.text),
          code: toTextOrNull(entry.code),
          link: toTextOrNull(entry.link),
        },
  );
}

function readPlayer(entry: Fields): Player | undefined {
  if (toText(entry.id) === '') return undefined;
  return {
    id: toText(entry.id),
    name: toText(entry.name) || toText(entry.id),
    email: toText(entry.email),
    verification: toText(entry.verification),
    balance: toNumber(entry.balance),
    bonus: toNumberOrNull(entry.bonus) ?? toNumber(toFields(entry.bonus).balance),
    sessions: toNumber(entry.sessions),
    demo: entry.demo === true,
  };
}
