import type { QueryClient } from '@tanstack/react-query';

import type { Platform } from '@generated/api/model/platform';
import type { PlatformRules } from '@generated/api/model/platform-rules';

import { platformQuery } from './platform-rules';

/** A platform without rules. */
export const PLATFORM: Platform = {
  environment: 'sandbox',
  authorization: 'Portaria 1/2026',
  company: 'Operadora Exemplo S.A.',
  cnpj: '12.345.678/0001-95',
  support: { email: 'suporte@exemplo.invalid', phone: null, url: null, hours: '24 horas por dia' },
  central_url: 'https://autoexclusao.exemplo.invalid',
  server_time: '2026-11-21T14:05:00-03:00',
};

/** Puts a platform with these rules into the cache. */
export function cachePlatformRules(client: QueryClient, rules: PlatformRules): void {
  client.setQueryData(platformQuery().queryKey, { data: { ...PLATFORM, rules } });
}
