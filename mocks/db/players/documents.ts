import type { UploadedDocument } from '../../domain/player/document-review';
import { reviewDocument, validateDocument } from '../../domain/player/document-review';
import type { Invalid, Result } from '../../domain/result';
import { err, ok } from '../../domain/result';
import type { Clock } from '../clock';
import type { Notices } from '../notices';
import type { Random } from '../../domain/random';

/** Creates the store of uploaded documents and their reviews. */
export function createDocuments({ clock, notices, random }: { clock: Clock; notices: Notices; random: Random }) {
  let uploaded: UploadedDocument[] = [];

  const documents = {
    /** Stores a document, whose review is then pending. Fails if the document is invalid. */
    upload(upload: Pick<UploadedDocument, 'playerId' | 'type' | 'side' | 'file'>): Result<UploadedDocument, Invalid> {
      const wrong = validateDocument(upload);
      if (wrong !== null) return err(wrong);
      const document: UploadedDocument = { ...upload, id: `doc_${random.hex(8)}`, status: 'pending', reason: null, sentAt: clock.now() };
      uploaded = [document, ...uploaded];
      return ok(document);
    },

    /** Applies due reviews, and returns a player's documents, newest first. */
    forPlayer(playerId: string): UploadedDocument[] {
      documents.tick();
      return uploaded.filter((document) => document.playerId === playerId);
    },

    /** Applies due reviews and notifies the players. */
    tick(): void {
      if (!uploaded.some(({ status }) => status === 'pending')) return;
      uploaded = uploaded.map((document) => {
        const reviewed = reviewDocument(document, clock.now());
        if (reviewed !== document) notices.send(document.playerId, decisionNotice(reviewed));
        return reviewed;
      });
    },

    dump: (): readonly UploadedDocument[] => uploaded,

    restore(saved: readonly UploadedDocument[] = []): void {
      uploaded = [...saved];
    },
  };
  return documents;
}

function decisionNotice({ status, reason }: UploadedDocument) {
  const url = '/user/account/document';
  if (status === 'approved') {
    return { type: 'verification', title: 'Documento aprovado', body: 'Recebemos e conferimos o seu documento.', url } as const;
  }
  return { type: 'verification', title: 'Documento recusado', body: reason ?? '', url } as const;
}
