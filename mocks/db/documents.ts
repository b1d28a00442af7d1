import type { UploadedDocument } from '../domain/document-review';
import { reviewDocument, validateDocument } from '../domain/document-review';
import type { Invalid, Result } from '../domain/result';
import { ok, err } from '../domain/result';
import type { Clock } from './clock';
import type { Notices } from './notices';
import type { Random } from './random';

export type Documents = ReturnType<typeof createDocuments>;

/** Creates the store of uploaded documents and their reviews. */
export function createDocuments({ clock, notices, random }: { clock: Clock; notices: Notices; random: Random }) {
  let sent: UploadedDocument[] = [];

  const documents = {
    /** Uploads one side of a document; it waits for review. */
    send(wanted: Pick<UploadedDocument, 'playerId' | 'type' | 'side' | 'file'>): Result<UploadedDocument, Invalid> {
      const wrong = validateDocument(wanted);
      if (wrong !== null) return err(wrong);
      const document: UploadedDocument = { ...wanted, id: `doc_${random.hex(8)}`, status: 'pending', reason: null, sentAt: clock.now() };
      sent = [document, ...sent];
      return ok(document);
    },

    /** Returns a player's documents, newest first. */
    of(playerId: string): UploadedDocument[] {
      documents.tick();
      return sent.filter((document) => document.playerId === playerId);
    },

    /** Applies due reviews and notifies the players. */
    tick(): void {
      if (!sent.some(({ status }) => status === 'pending')) return;
      sent = sent.map((document) => {
        const reviewed = reviewDocument(document, clock.now());
        if (reviewed !== document) notices.tell(document.playerId, decisionOn(reviewed));
        return reviewed;
      });
    },

    kept: (): readonly UploadedDocument[] => sent,

    /** Restores the documents from a snapshot. */
    replace(kept: readonly UploadedDocument[] = []): void {
      sent = [...kept];
    },
  };
  return documents;
}

function decisionOn({ status, reason }: UploadedDocument) {
  const url = '/user/account/document';
  if (status === 'approved') {
    return { type: 'verification', title: 'Documento aprovado', body: 'Recebemos e conferimos o seu documento.', url } as const;
  }
  return { type: 'verification', title: 'Documento recusado', body: reason ?? '', url } as const;
}
