/** As text; bytes that are no UTF-8 become nothing, which no check lets pass, rather than a film full of wrong letters. */
export async function readCaptions(file: Blob): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return '';
  }
}
