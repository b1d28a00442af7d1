import { type Fields, fieldsOf, list, number, numberOrNull, text, textOrNull } from './read';

/** A scenario for a visit. */
export interface Scenario {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** True if each visit gets its own player. */
  readonly player: boolean;
  /** True if the scenario injects faults. */
  readonly fault: boolean;
}

/** A player of the world; amounts in cents. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly verification: string;
  readonly balance: number;
  readonly bonus: number;
  readonly sessions: number;
  readonly demo: boolean;
}

/** The world's state. */
export interface State {
  readonly now: string;
  readonly games: number;
  readonly players: readonly Player[];
}

/** A created visit. */
export interface Visit {
  /** `name:key`, the value of its cookie. */
  readonly value: string;
  readonly player: { readonly id: string; readonly name: string } | null;
  readonly token: string | null;
  /** Lifetime of the token, in seconds. */
  readonly lasts: number;
}

/** A deposit or a withdrawal; amount in cents. */
export interface Transfer {
  readonly id: string;
  readonly playerId: string;
  readonly amount: number;
  readonly status: string;
  readonly createdAt: string;
  readonly expiresAt: string;
}

/** An e-mail or SMS to a player. */
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

/** Parses `GET /scenarios`. */
export function readScenarios(body: unknown): Scenario[] {
  return list(fieldsOf(body).data, ({ name, title, description, player, fault }) =>
    text(name) === ''
      ? undefined
      : {
          name: text(name),
          title: text(title) || text(name),
          description: text(description),
          player: player === true,
          fault: fault === true,
        },
  );
}

/** Parses `GET /state`. */
export function readState(body: unknown): State {
  const { now, games, players } = fieldsOf(body);
  return { now: text(now), games: number(games), players: list(players, readPlayer) };
}

/** Parses `POST /visit`. */
export function readVisit(body: unknown): Visit {
  const { visit, player, access_token: token, expires_in: lasts } = fieldsOf(body);
  const { id, name } = fieldsOf(player);
  return {
    value: text(visit),
    player: text(id) === '' ? null : { id: text(id), name: text(name) || text(id) },
    token: textOrNull(token),
    lasts: number(lasts),
  };
}

/** Parses `GET /deposits` and `GET /withdrawals`. */
export function readTransfers(body: unknown): Transfer[] {
  return list(fieldsOf(body).data, (entry) =>
    text(entry.id) === ''
      ? undefined
      : {
          id: text(entry.id),
          playerId: text(entry.player_id),
          amount: number(entry.amount),
          status: text(entry.status),
          createdAt: text(entry.created_at),
          expiresAt: text(entry.expires_at),
        },
  );
}

/** Parses `GET /mail`. */
export function readMail(body: unknown): Mail[] {
  return list(fieldsOf(body).data, (entry) =>
    text(entry.id) === ''
      ? undefined
      : {
          id: text(entry.id),
          at: text(entry.at),
          kind: text(entry.kind),
          to: text(entry.to),
          subject: text(entry.subject),
          text: text(entry.text),
          code: textOrNull(entry.code),
          link: textOrNull(entry.link),
        },
  );
}

function readPlayer(entry: Fields): Player | undefined {
  if (text(entry.id) === '') return undefined;
  return {
    id: text(entry.id),
    name: text(entry.name) || text(entry.id),
    email: text(entry.email),
    verification: text(entry.verification),
    balance: number(entry.balance),
    bonus: numberOrNull(entry.bonus) ?? number(fieldsOf(entry.bonus).balance),
    sessions: number(entry.sessions),
    demo: entry.demo === true,
  };
}
