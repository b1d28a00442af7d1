const decoder = new TextDecoder('windows-1252');

/** Returns the lines of a file of `createPdf`, footers included, in the order in which they are drawn. @param file content as text */
export function pdfTexts(file: string): readonly string[] {
  return [...file.matchAll(/Td \((.*)\) Tj/g)].map(([, text = '']) => {
    const codes = [...text.matchAll(/\\(\d{3})|\\?(.)/g)].map(([, octal, character = '']) =>
      octal === undefined ? character.charCodeAt(0) : Number.parseInt(octal, 8),
    );
    return decoder.decode(Uint8Array.from(codes));
  });
}
