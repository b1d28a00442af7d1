import type { Person } from '../../domain/player/document-check';
import { checkDocument } from '../../domain/player/document-check';
import type { DocumentError } from '../../domain/player/document-check';
import type { Result } from '../../domain/result';
import { err, ok } from '../../domain/result';
import { validateRegistration } from '../../domain/player/registration';
import { UNVERIFIED } from '../../domain/player/verification';
import type { MessageDependencies } from './contacts';
import type { BarredRegister } from './barred-register';
import type { Player } from './players';
import type { Referrals } from './referrals';

interface Deps extends MessageDependencies {
  barred: BarredRegister;
  referrals: Referrals;
}

/** Creates the registration of players: the document check, the new account, its referral and the welcome mail. */
export function createRegistration({ barred, clock, mail, players, random, referrals }: Deps) {
  const isCpfTaken = (digits: string) => players.byCpf(digits) !== undefined;
  const isEmailTaken = (email: string) => players.byEmail(email) !== undefined;

  return {
    /** Returns the person of a document, or the reason against its use (SPEC B8). */
    check: (document: string): Result<Person, DocumentError> => checkDocument(document, isCpfTaken, clock.now()),

    /**
     * Opens an account and sends a welcome mail; an unknown referral code is ignored. It opens no session. Fails with the
     * errors by field if a value is invalid or taken, or under `account` if the CPF is in the register of barred persons.
     *
     * @param policy `needsActivation` requires address and bank account before money moves (SPEC Q15)
     */
    open(request: Parameters<typeof validateRegistration>[0], { needsActivation }: { needsActivation: boolean }) {
      const validated = validateRegistration(request, { isCpfTaken, isEmailTaken }, clock.now());
      if (!validated.ok) return validated;
      // The message is neutral, and comes after name, birthday and e-mail: a person who types a CPF must not learn of its owner's
      // benefits (SPEC Q14).
      if (barred.isListed(validated.value.cpf)) return err({ account: [BARRED_MESSAGE] });
      const player: Player = {
        id: `usr_${random.hex(8)}`,
        ...validated.value,
        gender: null,
        verification: UNVERIFIED,
        address: null,
        marketingOptIn: false,
        referrerId: null,
        createdAt: clock.now(),
        needsActivation,
        ...affiliateOf(request, clock.now()),
      };
      players.add(player);
      const referrer = request.referrer_id === undefined ? undefined : referrals.findReferrer(request.referrer_id);
      if (referrer !== undefined) referrals.join(referrer.id, player.id);
      mail.send({ playerId: player.id, kind: 'email', to: player.email, subject: 'Boas-vindas', text: WELCOME_MESSAGE });
      return ok(player);
    },
  };
}

/** Returns the affiliate that `src`, or else `btag`, names, with the campaign; nothing if both are missing (SPEC K1). */
function affiliateOf({ src, btag, utm_campaign: campaign }: Partial<Record<'src' | 'btag' | 'utm_campaign', string>>, now: number) {
  const name = src ?? btag;
  return name === undefined ? {} : { affiliate: { name: name.slice(0, 120), campaign: campaign ?? null, registeredAt: now } };
}

const BARRED_MESSAGE =
  'Não foi possível abrir a conta: uma verificação exigida pela lei não permitiu. Veja a situação do seu CPF no gov.br ou fale com o suporte.';

const WELCOME_MESSAGE = 'Sua conta está aberta. Conclua a verificação da sua identidade para jogar e sacar. Jogue com responsabilidade.';
