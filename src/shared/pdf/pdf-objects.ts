/** The numbered objects of a PDF file. All text must be ASCII, so that characters count as bytes. */
export class PdfObjects {
  readonly #bodies: string[] = [];

  /** Returns a reference to an object whose body is set later. */
  reserve(): string {
    return reference(this.#bodies.push('null'));
  }

  /** Sets the body of a reserved object. */
  set(id: string, body: string): void {
    this.#bodies[Number.parseInt(id, 10) - 1] = body;
  }

  /** Adds an object, and returns the reference to it. */
  add(body: string): string {
    return reference(this.#bodies.push(body));
  }

  /** Returns the file. Takes the references to two of its objects: the root of the document, and its properties, such as the title. */
  toFile(catalog: string, info: string): Blob {
    let text = '%PDF-1.7\n';
    const offsets = this.#bodies.map((body, index) => {
      const offset = text.length;
      text += `${String(index + 1)} 0 obj\n${body}\nendobj\n`;
      return `${String(offset).padStart(10, '0')} 00000 n \n`;
    });
    const size = String(offsets.length + 1);
    const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
    const trailer = `trailer\n<</Size ${size} /Root ${catalog} /Info ${info}>>\nstartxref\n${String(text.length)}\n%%EOF\n`;
    return new Blob([text, table, trailer], { type: 'application/pdf' });
  }
}

const reference = (number: number) => `${String(number)} 0 R`;
