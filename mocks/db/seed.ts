import { playerRecord } from './players/player-record';
import type { Notice } from './notices';
import type { Player } from './players/players';

const CREATED_AT = Date.parse('2026-03-02T10:00:00-03:00');

/**
 * Players of the demo: Ana is verified, Bruno has a pending face check, Carla a pending KYC. `populate` of the world adds the money and
 * the bonus of Ana, and a deposit of Carla.
 */
export const DEMO_PLAYERS = {
  ana: playerRecord({
    id: 'usr_1',
    name: 'Ana Souza',
    email: 'ana@exemplo.invalid',
    cpf: '52998224725',
    phone: '11987654321',
    birthday: '1990-05-17',
    gender: 0,
    verification: 'approved',
    createdAt: CREATED_AT,
  }),
  bruno: playerRecord({
    id: 'usr_2',
    name: 'Bruno Lima',
    email: 'bruno@exemplo.invalid',
    cpf: '11144477735',
    phone: '21998765432',
    birthday: '1985-11-03',
    gender: 1,
    verification: 'pending_face_id',
    createdAt: CREATED_AT,
  }),
  carla: playerRecord({
    id: 'usr_3',
    name: 'Carla Dias',
    email: 'carla@exemplo.invalid',
    cpf: '12345678909',
    phone: '71991234567',
    birthday: '1998-02-28',
    gender: 0,
    verification: 'pending_kyc',
    createdAt: CREATED_AT,
  }),
} satisfies Record<string, Player>;

const HOUR = 3_600_000;

/** Returns the demo players' initial notices at `now` (Unix ms). */
export function demoNotices(now: number): Notice[] {
  return [
    {
      id: 'ntf_1',
      playerId: 'usr_1',
      type: 'bonus',
      title: 'Bônus ativado',
      body: 'Seu bônus de R$ 30,00 está ativo. Faltam R$ 420,00 de apostas.',
      url: '/user/bonus',
      createdAt: now - 2 * HOUR,
      readAt: null,
    },
    {
      id: 'ntf_2',
      playerId: 'usr_1',
      type: 'withdrawal',
      title: 'Saque enviado',
      body: 'Seu saque de R$ 120,00 foi enviado por PIX.',
      url: '/user/withdraw',
      createdAt: now - 26 * HOUR,
      readAt: now - 25 * HOUR,
    },
    {
      id: 'ntf_3',
      playerId: 'usr_2',
      type: 'verification',
      title: 'Falta a verificação facial',
      body: 'Conclua a verificação facial para jogar.',
      url: '/user/account',
      createdAt: now - 3 * HOUR,
      readAt: null,
    },
    {
      id: 'ntf_4',
      playerId: 'usr_3',
      type: 'verification',
      title: 'Envie os seus documentos',
      body: 'Conclua a verificação da sua conta para jogar e sacar.',
      url: '/user/account/document',
      createdAt: now - 5 * HOUR,
      readAt: null,
    },
  ];
}
