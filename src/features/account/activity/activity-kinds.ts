import type { ActivityKind } from '@generated/api/model/activity-kind';

/** Labels of the kinds of entries in the log of what happened in the account. */
export const ACTIVITY_KIND_LABELS: Readonly<Record<ActivityKind, string>> = {
  login: 'Acessos à conta',
  security: 'Senha e contatos',
  limit: 'Limites e lembretes',
  exclusion: 'Pausas e autoexclusão',
  consent: 'Permissões',
  terms: 'Termos de uso',
  privacy: 'Dados pessoais',
};

/** Returns the kind that a URL parameter names; undefined for any other text. */
export function parseActivityKind(text: string | null): ActivityKind | undefined {
  return text !== null && isActivityKind(text) ? text : undefined;
}

const isActivityKind = (text: string): text is ActivityKind => Object.hasOwn(ACTIVITY_KIND_LABELS, text);
