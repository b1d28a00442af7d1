import type { SentDocument } from '../domain/document-review';
import { reviewedAt, whyNotTaken } from '../domain/document-review';
import type { Invalid, Outcome } from '../domain/outcome';
import { done, refused } from '../domain/outcome';
import type { Clock } from './clock';
import type { Notices } from './notices';
import type { Random } from './random';

export type Documents = ReturnType<typeof createDocuments>;

/** Creates the store of uploaded documents and their reviews. */
export function createDocuments({ clock, notices, random }: { clock: Clock; notices: Notices; random: Random }) {
  let sent: SentDocument[] = [];

  const documents = {
    /** Uploads one side of a document; it waits for review. */
    send(wanted: Pick<SentDocument, 'playerId' | 'type' | 'side' | 'file'>): Outcome<SentDocument, Invalid> {
      const wrong = whyNotTaken(wanted);
      if (wrong !== null) return refused(wrong);
      const document: SentDocument = { ...wanted, id: `doc_${random.hex(8)}`, status: 'pending', reason: null, sentAt: clock.now() };
      sent = [document, ...sent];
      return done(document);
    },

    /** Returns a player's documents, newest first. */
    of(playerId: string): SentDocument[] {
      documents.tick();
      return sent.filter((document) => document.playerId === playerId);
    },

    /** Applies due reviews and notifies the players. */
    tick(): void {
      if (!sent.some(({ status }) => status === 'pending')) return;
      sent = sent.map((document) => {
        const reviewed = reviewedAt(document, clock.now());
        if (reviewed !== document) notices.tell(document.playerId, decisionOn(reviewed));
        return reviewed;
      });
    },

    kept: (): readonly SentDocument[] => sent,

    /** Restores the documents from a snapshot. */
    replace(kept: readonly SentDocument[] = []): void {
      sent = [...kept];
    },
  };
  return documents;
}

function decisionOn({ status, reason }: SentDocument) {
  const url = '/user/account/document';
  if (status === 'approved') {
    return { type: 'verification', title: 'Documento aprovado', body: 'Recebemos e conferimos o seu documento.', url } as const;
  }
  return { type: 'verification', title: 'Documento recusado', body: reason ?? '', url } as const;
}
